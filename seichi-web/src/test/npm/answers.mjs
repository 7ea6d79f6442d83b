// Answers inquiries with the engine of a package: answers.mjs PACKAGE KIND INQUIRIES ANSWERS. An inquiry is a line of JSON with
// question, record (base64) and options; its answer is a line of the other file, in the same order.
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const [home, kind, inquiries, answers] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${home}/engine.js`));
const engine = await load({ kind });
const lines = (await readFile(inquiries, 'utf8')).trimEnd().split('\n');
await writeFile(answers, lines.map(line => {
  const { question, record, options } = JSON.parse(line);
  return engine.json(question, new Uint8Array(Buffer.from(record, 'base64')), options);
}).join(''));
console.log(process.version);

// Packs a page that uses all of the package, with bundlers, into the folder that is given; fails on whatever they warn of.
import { join } from 'node:path';
import { build } from 'esbuild';
import webpack from 'webpack';

const [page, folder] = process.argv.slice(2);

const { warnings } = await build({
  entryPoints: [page, 'node_modules/seichi/worker.js'],
  bundle: true, format: 'esm', splitting: true, platform: 'browser', outdir: join(folder, 'esbuild'), logLevel: 'silent',
});

const stats = await new Promise((resolve, reject) => webpack({
  entry: page, mode: 'production', performance: { hints: false }, output: { path: join(folder, 'webpack') },
}, (cause, result) => (cause ? reject(cause) : resolve(result))));

const said = [...warnings.map(warning => warning.text), ...stats.compilation.errors, ...stats.compilation.warnings];
if (said.length > 0) {
  throw new Error(said.join('\n'));
}
console.log(stats.compilation.getAssets().map(asset => asset.name).join(' '));

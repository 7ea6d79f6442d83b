package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How long a connection waits for its client, step by step, without waiting as long. */
@Timeout(60)
class ConnectionTest {
    private static final String REQUEST = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    /** More than the system keeps for a client that does not read. */
    private static final int LONG_ANSWER = 32 << 20;

    private final ByteBuffer room = ByteBuffer.allocate(64 << 10);
    private ServerSocketChannel server;
    private Selector selector;
    private SocketChannel client;
    private SelectionKey key;
    private Connection connection;
    private long before;
    private final List<String> refused = new ArrayList<>();

    /** Answers nothing: the test does. Refusals are kept. */
    private final class Silent implements Listener.Service {
        @Override
        public Future<?> serve(Connection client, HttpReader request) {
            return null;
        }

        @Override
        public void refuse(Connection client, HttpReader request, RefusedException cause) {
            refused.add(cause.response().status() + " " + cause.getMessage());
        }
    }

    @BeforeEach
    void connect() throws IOException {
        server = ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        client = SocketChannel.open(server.getLocalAddress());
        SocketChannel accepted = server.accept();
        accepted.configureBlocking(false);
        selector = Selector.open();
        key = accepted.register(selector, SelectionKey.OP_READ);
        Listener listener = new Listener(server, new Silent(), 1000);
        before = System.nanoTime();
        connection = new Connection(listener, accepted, key);
    }

    @AfterEach
    void close() throws IOException {
        connection.close();
        client.close();
        selector.close();
        server.close();
    }

    /** Lets the connection read what the client sends. */
    private void send(String text) throws IOException {
        client.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)));
        assertThat(selector.select(10_000)).isPositive();
        selector.selectedKeys().clear();
        before = System.nanoTime();
        connection.receive(room);
    }

    private void answer(byte[] bytes, HttpWriter.Then then) throws IOException {
        connection.send(bytes);
        connection.finish(then);
        before = System.nanoTime();
        connection.write();
    }

    private void assertWaits(int seconds) {
        long limit = TimeUnit.SECONDS.toNanos(seconds);
        assertThat(connection.deadline()).isBetween(before + limit, System.nanoTime() + limit);
        assertThat(connection.isLate(connection.deadline())).isFalse();
        assertThat(connection.isLate(connection.deadline() + 1)).isTrue();
    }

    private void assertWaitsForEver() {
        assertThat(connection.isLate(System.nanoTime() + TimeUnit.DAYS.toNanos(1)))
                .isFalse();
    }

    @Test
    void aRequestMustArriveWithinTwentySeconds() throws IOException {
        assertWaits(20);
        send("GET ");
        assertWaits(20);
        long begun = connection.deadline();
        send("/healthz HTTP/1.1\r\n");
        assertThat(connection.deadline()).as("since its first byte").isEqualTo(begun);
        send("Host: localhost\r\n\r\n");
        assertThat(connection.isWorking()).isTrue();
        assertWaitsForEver();
    }

    @Test
    void aRequestThatArrivesTooSlowlyIsRefused() throws IOException {
        send("POST /api/score HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n(;");
        connection.endLate();
        assertThat(refused).containsExactly("408 a request has to arrive within 20 seconds");
        assertWaitsForEver();
        answer(new byte[1], HttpWriter.Then.CLOSE);
        assertWaits(2);
        connection.endLate();
        assertThat(client.read(ByteBuffer.allocate(10))).isEqualTo(1);
        assertThat(client.read(ByteBuffer.allocate(10))).as("closed").isNegative();
    }

    @Test
    void whoSendsNothingIsCutOffWithoutAWord() throws IOException {
        connection.endLate();
        assertThat(refused).isEmpty();
        assertThat(client.read(ByteBuffer.allocate(10))).isNegative();
    }

    @Test
    void theNextOneMustBeginWithinThirtySeconds() throws IOException {
        send(REQUEST);
        answer(new byte[1], HttpWriter.Then.KEEP);
        assertThat(connection.isReading()).isTrue();
        assertWaits(30);
        send("GET ");
        assertWaits(20);
    }

    @Test
    void anAnswerMustBeTakenWithinAMinute() throws IOException {
        send(REQUEST);
        answer(new byte[LONG_ANSWER], HttpWriter.Then.KEEP);
        assertThat(connection.isWorking()).isTrue();
        assertWaits(60);
    }

    @Test
    void whoTakesNothingOfAnAnswerIsGivenNoMoreTime() throws IOException {
        send(REQUEST);
        connection.send(new byte[LONG_ANSWER]);
        for (int i = 0; i < 100; i++) {
            connection.write();
        }
        long deadline = connection.deadline();
        connection.write();
        assertThat(connection.deadline()).isEqualTo(deadline);
        assertThat(connection.isLate(deadline + 1)).isTrue();
    }

    @Test
    void theClientMustCloseWithinTwoSeconds() throws IOException {
        send(REQUEST);
        answer(new byte[1], HttpWriter.Then.CLOSE);
        assertThat(connection.isWorking() || connection.isReading()).isFalse();
        assertWaits(2);
    }

    @Test
    void noMoreThanSixtyFourKilobytesAreKeptForTheNextRequests() throws IOException {
        send(REQUEST);
        String kilobyte = "x".repeat(1024);
        for (int i = 0; i < 64; i++) {
            send(kilobyte);
        }
        assertThat(key.interestOps() & SelectionKey.OP_READ).isNotZero();
        send("x");
        assertThat(key.interestOps() & SelectionKey.OP_READ).isZero();
    }

    /** A chunk without bytes would end the answer. */
    @Test
    void nothingIsNoPartOfAnAnswerInChunks() throws IOException {
        send(REQUEST);
        try (ClientStream stream = new ClientStream(connection, true)) {
            stream.write(new byte[0]);
            stream.write('a');
        }
        connection.write();
        ByteBuffer answer = ByteBuffer.allocate(100);
        assertThat(client.read(answer)).isPositive();
        assertThat(new String(answer.array(), 0, answer.position(), StandardCharsets.US_ASCII))
                .isEqualTo("1\r\na\r\n0\r\n\r\n");
    }
}

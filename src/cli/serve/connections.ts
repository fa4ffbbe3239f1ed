import type { Socket } from 'node:net';

/**
 * The open connections of a server. Node hands over all requests of a packet at once; here a connection has one answer at a time, in the order of
 * the requests, and is not read while others wait.
 */
export class Connections {
  /** The answers that each connection is owed, the one that is being given first. */
  readonly #owed = new Map<Socket, (() => void)[]>();
  readonly #mostWaiting: number;
  #waiting = 0;
  #isEnding = false;

  /** A request that would be one more than `mostWaiting` on all connections together closes its connection. */
  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  opened(socket: Socket): void {
    this.#owed.set(socket, []);
    socket.once('close', () => {
      this.#waiting -= Math.max(0, (this.#owed.get(socket)?.length ?? 0) - 1);
      this.#owed.delete(socket);
    });
  }

  /** Begins an answer when those before it on the connection are done. */
  begin(socket: Socket, answer: () => void): void {
    const owed = this.#owed.get(socket);
    if (!owed || socket.destroyed) return; // closed for a request before, in the same packet
    if (owed.length === 0) {
      owed.push(answer);
      answer();
    } else if (this.#waiting < this.#mostWaiting) {
      owed.push(answer);
      this.#waiting++;
      if (owed.length === 2) queueMicrotask(() => socket.pause()); // Node itself reads on behind each request of a packet
    } else socket.destroy();
  }

  /** The answer that was being given is over. */
  done(socket: Socket): void {
    const owed = this.#owed.get(socket);
    owed?.shift();
    if (!owed) return;
    if (owed.length > 0) {
      this.#waiting--;
      setImmediate(() => this.#next(socket)); // others have their turn in between
    } else if (this.#isEnding) socket.destroySoon();
    else if (socket.isPaused()) socket.resume();
  }

  #next(socket: Socket): void {
    const [answer, ...waiting] = this.#owed.get(socket) ?? [];
    if (!answer || socket.writableEnded) return; // the answer before was the last one
    if (waiting.length > 0) socket.pause(); // Node itself reads on after some answers
    answer();
  }

  /** Closes what waits for no answer, and from now on each connection after its last one. Node would wait for connections that are only kept open. */
  end(): void {
    this.#isEnding = true;
    for (const [socket, owed] of this.#owed) if (owed.length === 0) socket.destroy();
  }
}

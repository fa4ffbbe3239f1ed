import type { Socket } from 'node:net';

/**
 * The open connections of a server. Node delivers all requests of a packet at once. This class runs one response at a time for each
 * connection, in the order of the requests, and pauses reading while others wait.
 */
export class Connections {
  /** The pending responses of each connection. The first one is running. */
  readonly #owed = new Map<Socket, (() => void)[]>();
  readonly #mostWaiting: number;
  #waiting = 0;
  #isEnding = false;

  /** A request that exceeds `mostWaiting` across all connections closes its connection. */
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

  /** Starts a response when those before it on the connection are done. */
  begin(socket: Socket, respond: () => void): void {
    const owed = this.#owed.get(socket);
    if (!owed || socket.destroyed) return; // closed because of an earlier request in the same packet
    if (owed.length === 0) {
      owed.push(respond);
      respond();
    } else if (this.#waiting < this.#mostWaiting) {
      owed.push(respond);
      this.#waiting++;
      if (owed.length === 2) queueMicrotask(() => socket.pause()); // Node itself resumes reading after each request of a packet
    } else socket.destroy();
  }

  /** Marks the running response as finished. */
  done(socket: Socket): void {
    const owed = this.#owed.get(socket);
    owed?.shift();
    if (!owed) return;
    if (owed.length > 0) {
      this.#waiting--;
      setImmediate(() => this.#next(socket)); // lets other connections run in between
    } else if (this.#isEnding) socket.destroySoon();
    else if (socket.isPaused()) socket.resume();
  }

  #next(socket: Socket): void {
    const [respond, ...waiting] = this.#owed.get(socket) ?? [];
    if (!respond || socket.writableEnded) return; // the previous response was the last one
    if (waiting.length > 0) socket.pause(); // Node itself resumes reading after some responses
    respond();
  }

  /** Closes idle connections now and every other one after its last response. Node would wait for connections that are only kept alive. */
  end(): void {
    this.#isEnding = true;
    for (const [socket, owed] of this.#owed) if (owed.length === 0) socket.destroy();
  }
}

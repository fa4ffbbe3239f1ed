import type { Socket } from 'node:net';

/**
 * The connections of a server, and on how many answers each waits. Node waits at its end for all that are not idle in its sense: for one on which
 * nothing has been asked yet, as browsers open them in advance, and for one that is kept after the last answer.
 */
export class Connections {
  readonly #answers = new Map<Socket, number>();
  #isEnding = false;

  opened(socket: Socket): void {
    this.#answers.set(socket, 0);
    socket.once('close', () => this.#answers.delete(socket));
  }

  begin(socket: Socket): void {
    this.#answers.set(socket, (this.#answers.get(socket) ?? 0) + 1);
  }

  done(socket: Socket): void {
    const left = (this.#answers.get(socket) ?? 1) - 1;
    if (this.#answers.has(socket)) this.#answers.set(socket, left);
    if (this.#isEnding && left === 0) socket.destroySoon();
  }

  /** Closes what waits for no answer, and from now on each connection after its last one. */
  end(): void {
    this.#isEnding = true;
    for (const [socket, count] of this.#answers) if (count === 0) socket.destroy();
  }
}

import { once } from 'node:events';
import { connect } from 'node:net';

/** A connection as no client for HTTP has it: what is sent is sent as it is, and what comes is read when it is asked for. */
export interface RawConnection {
  readonly send: (text: string) => void;
  /** Says that nothing more is sent. */
  readonly end: () => void;
  /** Resolves when something has come, and reads none of it. */
  readonly begun: () => Promise<unknown>;
  /** Closes it without reading what has come. */
  readonly abandon: () => void;
  /** All that comes, until the other side closes it. */
  readonly rest: () => Promise<string>;
}

/** Connects to a port of this machine. */
export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).setEncoding('latin1');
  socket.on('error', () => undefined); // such as of a connection that is closed while it is written to: what counts is what has come
  await once(socket, 'connect');
  const closed = new Promise((resolve) => void socket.once('close', resolve)); // by an error, too
  return {
    send: (text) => void socket.write(text, 'latin1'),
    end: () => void socket.end(),
    begun: () => once(socket, 'readable'),
    abandon: () => void socket.destroy(),
    async rest() {
      let text = '';
      socket.on('data', (piece: string) => (text += piece)).once('end', () => socket.destroy());
      if (socket.readableEnded) socket.destroy();
      else socket.resume();
      await closed;
      return text;
    },
  };
}

/** Sends bytes, and nothing more if `ends`, and resolves with all that comes until the other side closes. */
export async function rawAnswer(port: number, text: string, { ends = false } = {}): Promise<string> {
  const connection = await rawConnection(port);
  connection.send(text);
  if (ends) connection.end();
  return connection.rest();
}

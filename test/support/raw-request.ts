import { once } from 'node:events';
import { connect } from 'node:net';

/** A raw TCP connection to an HTTP server: sends text unchanged, and reads responses only on request. */
export interface RawConnection {
  readonly send: (text: string) => void;
  /** Ends the sending side. */
  readonly end: () => void;
  /** Resolves when data has arrived, without reading it. */
  readonly begun: () => Promise<unknown>;
  /** Closes the connection without reading the data that has arrived. */
  readonly abandon: () => void;
  /** Reads everything until the server closes the connection. */
  readonly rest: () => Promise<string>;
}

/** Connects to a port of this machine. */
export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).setEncoding('latin1');
  socket.on('error', () => undefined); // for example, when the connection closes during a write; only the received data counts
  await once(socket, 'connect');
  const closed = new Promise((resolve) => void socket.once('close', resolve)); // also after an error
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

/** Sends text and, with `ends`, ends the sending side. Resolves with everything that the server sends until it closes the connection. */
export async function rawAnswer(port: number, text: string, { ends = false } = {}): Promise<string> {
  const connection = await rawConnection(port);
  connection.send(text);
  if (ends) connection.end();
  return connection.rest();
}

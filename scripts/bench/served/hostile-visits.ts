import { once } from 'node:events';
import { globSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SITE } from '../../build/folders.ts';

/** How long a visitor who reads nothing stays connected. */
const STAY_MS = 4000;

const open = async (port: number): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined); // for example, when the server closes the connection
  await once(socket, 'connect');
  return socket;
};

const request = (path: string, method = 'GET'): string => `${method} ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const lastRequest = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;

const largest = (pattern: string): string => {
  const files = globSync(pattern, { cwd: SITE }).toSorted(
    (one, other) => statSync(join(SITE, other)).size - statSync(join(SITE, one)).size,
  );
  return `/${files[0] ?? ''}`;
};

/** Sends text on one connection, and reads the response until the server closes it. */
async function sendAndRead(port: number, text: string): Promise<void> {
  const socket = await open(port);
  const closed = once(socket, 'close');
  socket.resume().write(text);
  await closed;
}

/** Sends text on several connections and never reads the responses. */
async function sendAndStay(port: number, connections: number, text: string): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  for (const socket of sockets) socket.pause().write(text);
  await setTimeout(STAY_MS);
  for (const socket of sockets) socket.destroy();
}

async function hundredThousand(port: number): Promise<void> {
  for (let round = 0; round < 100; round++) await sendAndRead(port, request('/healthz').repeat(999) + lastRequest('/healthz'));
}

/** Things that one visitor can do to a server, by name. None of the requests accepts compression. */
export const hostileVisits: Readonly<Record<string, (port: number) => Promise<void>>> = {
  '300 times the largest script in one write': (port) => {
    const path = largest('assets/*.js');
    return sendAndRead(port, request(path).repeat(299) + lastRequest(path));
  },
  '300 times its headers': (port) => sendAndRead(port, request(largest('assets/*.js'), 'HEAD').repeat(299) + lastRequest('/healthz')),
  '500 times the largest data file, nothing read': (port) => sendAndStay(port, 1, request(largest('assets/*.bin')).repeat(500)),
  '200 connections, the largest script, nothing read': (port) => sendAndStay(port, 200, request(largest('assets/*.js'))),
  '100,000 requests': hundredThousand,
};

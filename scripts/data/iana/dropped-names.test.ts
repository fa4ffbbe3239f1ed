import { describe, expect, test } from 'vitest';
import { droppedNames } from './dropped-names.ts';
import { readPackage, readPorts } from './read-ports.ts';

const kept = readPackage();

describe('the package still lacks', () => {
  test.each(droppedNames.map((entry) => [`${entry.first} ${entry.service}`, entry] as const))('%s', (_name, dropped) => {
    const { first, last, service, transports } = dropped;
    const ports = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const nowIncluded = ports.flatMap((port) => transports.filter((each) => kept[`${port}/${each}`]?.[0] === service));
    expect(nowIncluded).toEqual([]);
  });
});

test('each range missing from the package is completely absent', () => {
  for (const { first, last, transports } of droppedNames.filter((entry) => entry.first < entry.last)) {
    for (let port = first; port <= last; port += 1) expect(transports.filter((each) => `${port}/${each}` in kept)).toEqual([]);
  }
});

test('all names have the form of RFC 6335, section 5.1, with one known exception', () => {
  const strange = readPorts().filter(({ service }) => service !== '' && !/^[a-z\d](?:-?[a-z\d])*$/i.test(service));
  expect(strange.map(({ service }) => service)).toEqual(['edi_service']);
});

const namesAt = (port: number) => readPorts().flatMap(({ first, service }) => (first === port && service !== '' ? [service] : []));

test('the entries of a port are in the order of the registry', () => {
  // The IANA's CSV file of July 2025.
  expect(namesAt(80)).toEqual(['http', 'www', 'www-http', 'http']);
  expect(namesAt(512)).toEqual(['exec', 'comsat', 'biff']);
  expect(namesAt(750)).toEqual(['rfile', 'loadav', 'kerberos-iv']);
  expect(namesAt(999)).toEqual(['garcon', 'applix', 'puprouter']);
});

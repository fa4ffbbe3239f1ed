import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { allRows } from '#core/outputs.ts';
import { fail } from '#core/result.ts';
import { runs } from '#test/support/runs.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { makeDataFile } from '../../../scripts/vite/make-data-file.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { run } from './run.ts';

const context = { loadData: makeDataFile };
const english = { t: toolTexts('port-numbers', 'en'), language: 'en' };
const german = { t: toolTexts('port-numbers', 'de'), language: 'de', english: english.t };

type Given = Parameters<typeof run.search>[0];

const search = async (given: Partial<Given>) =>
  run.search({ ...initialValues(declaration.inputs), ...initialValues(declaration.options), ...given }, context);

async function shown(given: string | Partial<Given>, texts: Parameters<typeof presenters.search>[2] = english) {
  const result = await search(typeof given === 'string' ? { search: given } : given);
  if (!result.ok) throw new Error(result.error.code);
  return presenters.search(result.value, {}, texts);
}

const rowsOf = async (...args: Parameters<typeof shown>) =>
  allRows((await shown(...args)).ports).map(({ port, service }) => [port, service].join(' '));

describe('one port', () => {
  // The examples of the tool's specification, from port-numbers 8.0.35 and the IANA CSV of July 2025.
  test.each([
    ['5432', { range: 'User port (1024-49151)', registered: 'postgresql (TCP, UDP)', use: 'PostgreSQL', blocked: 'No', needsRoot: 'No' }],
    [
      '514',
      { range: 'System port (0-1023)', registered: 'shell (TCP), syslog (UDP)', use: 'syslog (UDP)', blocked: 'Yes', needsRoot: 'Yes' },
    ],
    ['80', { registered: 'http (TCP, UDP, SCTP), www (TCP, UDP), www-http (TCP, UDP)', use: 'HTTP' }],
    ['51820', { range: 'Dynamic port (49152-65535)', registered: { value: 'None', isProse: true }, use: 'WireGuard (UDP)' }],
    ['6667/tcp', { port: '6667', registered: 'ircu (TCP)', use: 'IRC', blocked: 'Yes' }],
    ['tcp/443', { port: '443', registered: 'https (TCP)', use: 'HTTPS, HTTP/3' }],
    ['443', { registered: 'https (TCP, UDP, SCTP)', use: 'HTTPS, HTTP/3 (TCP, UDP)' }],
    ['3478', { registered: 'stun (TCP, UDP), turn (TCP, UDP), stun-behavior (TCP, UDP)', use: 'STUN, TURN (UDP, TCP)' }],
    ['465', { registered: 'urd (TCP), submissions (TCP), igmpv3lite (UDP)', use: 'mail submission over TLS' }],
    ['999', { registered: 'garcon (TCP), applix (UDP), puprouter (TCP, UDP)', use: 'None' }],
    ['888', { registered: 'accessbuilder (TCP, UDP), cddbp (TCP)' }],
    ['363', { registered: 'rsvp-tunnel (TCP, UDP)' }],
    ['63', { registered: 'whoispp (TCP, UDP)' }],
    ['8888', { use: 'second HTTP, development, Jupyter' }],
    ['853', { use: 'DNS over TLS, QUIC (TCP, UDP)' }],
    ['0', { range: 'System port (0-1023)', registered: { value: 'None', isProse: true }, use: 'None', blocked: 'No' }],
  ])('%s results in %j', async (port, rows) => {
    expect(await shown(port)).toMatchObject(rows);
  });

  test('uses the selected transport', async () => {
    expect(await shown({ search: '514', transport: 'udp' })).toMatchObject({ registered: 'syslog (UDP)', use: 'syslog (UDP)' });
    expect(await shown({ search: '51820', transport: 'tcp' })).toMatchObject({ use: 'None' });
    expect(await shown({ search: '53/udp' })).toMatchObject({ registered: 'domain (UDP)', use: 'DNS (UDP)' });
  });

  test.each(['', '443, 80', '80-80', 'postgres'])('%j is not a single port', async (sought) => {
    expect(await shown(sought)).not.toHaveProperty('port');
  });
});

describe('numbers and ranges', () => {
  test.each([
    ['6010', ['6000-6063 x11']],
    ['6667/tcp', ['6665-6669 ircu']],
    ['51820', ['51820 Not registered']],
    ['65535, 443/dccp', ['443 Unassigned', '65535 Dynamic']],
    ['79-80/sctp', ['79 Unassigned', '80 http']],
    ['443; 22/tcp 5432', ['22 ssh', '443 https', '443 https', '5432 postgresql']],
    ['2374 - 2378', ['2374 hydra', '2375 docker', '2376 docker-s', '2377 swarm', '2378 dali']],
    ['2374–2375,', ['2374 hydra', '2375 docker']],
    ['27010', ['27010 flex-lmadmin']],
    ['0', ['0 Reserved']],
    ['4', ['4 Unassigned']],
    ['25565/udp', ['25565 Unassigned']],
  ])('%j finds %j', async (sought, rows) => {
    expect(await rowsOf(sought)).toEqual(rows);
  });

  test('include unnamed registry entries on request', async () => {
    expect(await rowsOf({ search: '27010', unnamed: true })).toEqual(['27010 flex-lmadmin', '27010 Reserved']);
  });

  test('find nothing for contradictory transports', async () => {
    expect(await shown({ search: '443/tcp', transport: 'udp' })).toMatchObject({
      shown: expect.stringMatching(/^0 of /),
      notices: [{ code: 'noMatch', values: { search: '443/tcp' } }],
    });
  });

  test('show at most a thousand unregistered ports', async () => {
    expect((await rowsOf('50000-65535')).filter((row) => row.endsWith(' Dynamic'))).toHaveLength(1000);
  });

  test.each([
    ['70000', fail('portTooLarge', { values: { max: '65535', found: '70000' } })],
    ['80 1-70000', fail('portTooLarge', { values: { max: '65535', found: '70000' } })],
    ['90-80', fail('rangeBackwards', { values: { range: '90-80' } })],
    ['6002 – 6001', fail('rangeBackwards', { values: { range: '6002-6001' } })],
    ['90-80, 70000', fail('rangeBackwards', { values: { range: '90-80' } })],
    ['80/xyz', fail('unknownTransport', { values: { transport: 'xyz' } })],
    ['80/t', fail('unknownTransport', { values: { transport: 't' }, isIncomplete: true })],
    ['9'.repeat(400), fail('portTooLarge', { values: { max: '65535', found: `${'9'.repeat(60)}…` } })],
  ])('%j is rejected', async (sought, refusal) => {
    expect(await search({ search: sought })).toEqual(refusal);
  });
});

describe('words', () => {
  test.each([
    ['docker', ['2375 docker', '2376 docker-s', '2377 swarm']],
    ['DOCKER plain', ['2375 docker']],
    ['kafka', ['9092 XmlIpcRegSvc']],
    ['wireguard', ['51820 Not registered']],
    ['http 8008', ['8008 http-alt']],
    ['zzz', []],
  ])('%j find %j', async (sought, rows) => {
    expect(await rowsOf(sought)).toEqual(rows);
  });

  test('rank exact names first, then prefixes and uses, then the rest, each by port', async () => {
    const rows = await rowsOf('http');
    expect(rows.slice(0, 9)).toEqual([
      '80 http',
      '80 http',
      '80 www',
      '80 www-http',
      '280 http-mgmt',
      '443 https',
      '443 https',
      '591 http-alt',
      '593 http-rpc-epmap',
    ]);
    expect(rows.indexOf('488 gss-http')).toBeGreaterThan(rows.indexOf('8991 https-wmap'));
    expect(rows).toContain('8000 irdmi');
  });

  test('search uses in the page language and in English', async () => {
    expect(await rowsOf('Entwicklungsserver', german)).toContain('4000 terabase');
    expect(await rowsOf('development servers', german)).toContain('4000 terabase');
    expect((await rowsOf('development servers')).slice(0, 2)).toEqual(['3000 hbci', '3000 remoteware-cl']);
  });

  test('report a search without results', async () => {
    expect(await shown('zzz')).toMatchObject({ notices: [{ code: 'noMatch', values: { search: 'zzz' } }] });
  });
});

test('a range lists the uses of its ports, unless a single port was requested', async () => {
  const row = { port: '4200-4299', service: 'vrml-multi-use', transport: 'TCP, UDP', description: 'VRML Multi User Systems' };
  expect((await shown('4250-4260')).ports.at(0)).toEqual({ ...row, use: '4200: Angular; 4222: NATS' });
  expect((await shown('4200')).ports.at(0)).toEqual({ ...row, use: 'Angular' });
  expect((await shown('4250')).ports.at(0)).toEqual({ ...row, use: '' });
});

test('without a search all entries are shown by port, and the total depends on the filters', async () => {
  const { ports, shown: all, notices } = await shown('');
  expect([all, notices]).toEqual([`${ports.length} of ${ports.length}`, []]);
  expect(ports.length).toBeGreaterThan(6300);
  const { ports: overSctp, shown: few } = await shown({ transport: 'sctp' });
  expect(few).toBe(`${overSctp.length} of ${overSctp.length}`);
  expect(overSctp.length).toBeLessThan(100);
  expect((await shown({ unnamed: true })).ports.length).toBeGreaterThan(ports.length + 700);
});

test('rows for unregistered ports are not counted', async () => {
  expect((await shown('1-65535')).shown).toMatch(/^(\d+) of \1$/);
  expect((await shown('443, 51821, 0')).shown).toMatch(/^2 of /);
});

test('each requested port has a row, and each row has a requested port', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(65_535), fc.nat(900), async (first, more) => {
      const last = Math.min(first + more, 65_535);
      const { ports } = await shown(`${first}-${last}`);
      const ranges = allRows(ports).map(({ port }) => port.split('-').map(Number));
      const isIn = (port: number) => ranges.some(([from = 0, to = from]) => from <= port && port <= to);
      expect(Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((port) => !isIn(port))).toEqual([]);
      expect(ranges.filter(([from = 0, to = from]) => to < first || from > last)).toEqual([]);
    }),
    { numRuns: runs(30) },
  );
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { readRecords } from '../master-file/read-records.ts';

const progress = (): void => undefined;

function read(rdata: string) {
  const reading = readRecords(`x IN ${rdata}`, 'example.com', progress);
  return reading.ok ? { data: reading.value.records[0]?.data, problems: reading.value.problems } : reading;
}

// dnspython 2.3.0 for the data, in this tool's format; LOC, SVCB, and CAA as in named-checkzone 9.18.49
test.each([
  ['A 192.0.2.1', '192.0.2.1'],
  ['A \\# 4 C0000201', '192.0.2.1'],
  ['TYPE1 \\# 4 c000 0201', '192.0.2.1'],
  ['AAAA 2001:DB8:0:0::1', '2001:db8::1'],
  ['AAAA ::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['NS Ns1', 'Ns1.example.com.'],
  ['MX 010 mail', '10 mail.example.com.'],
  ['TXT a "b c" "d\\"e" "\\009é"', '"a" "b c" "d\\"e" "\\009\\195\\169"'],
  ['HINFO PC "Linux 6"', '"PC" "Linux 6"'],
  ['SRV 0 5 5060 sip', '0 5 5060 sip.example.com.'],
  ['NAPTR 100 10 "u" "E2U+sip" "!^.*$!sip:a@b!" .', '100 10 "u" "E2U+sip" "!^.*$!sip:a@b!" .'],
  ['LOC 42 21 54 N 71 06 18 W -24m 30m', '42 21 54.000 N 71 6 18.000 W -24.00m 30.00m 10000.00m 10.00m'],
  ['LOC 52 N 0 E 10m', '52 0 0.000 N 0 0 0.000 E 10.00m'],
  ['CERT PKIX 1 RSASHA256 AAAA', '1 1 8 AAAA'],
  ['SSHFP 4 2 ABCD EF01', '4 2 abcdef01'],
  ['TLSA 3 1 1 ABCD', '3 1 1 abcd'],
  ['OPENPGPKEY mQEN BFa=', 'mQENBFa='],
  ['DS 60485 5 1 2BB183AF5F22588179A53B0A 98631FAD1A292118', '60485 5 1 2bb183af5f22588179a53b0a98631fad1a292118'],
  ['DNSKEY 257 3 ED25519 l02Woi0iS8Aa25FQkUd9RMzZHJpBoRQwAQEX1SxZJA4=', '257 3 15 l02Woi0iS8Aa25FQkUd9RMzZHJpBoRQwAQEX1SxZJA4='],
  ['RRSIG A 5 3 86400 20030322173103 1048354263 2642 . AAAA', 'A 5 3 86400 20030322173103 20030322173103 2642 . AAAA'],
  ['NSEC host A mx TYPE1234', 'host.example.com. A MX TYPE1234'],
  ['NSEC3 1 1 12 AABB 2vptu5timamqttgl4luu9kg21e0aor3s A', '1 1 12 aabb 2vptu5timamqttgl4luu9kg21e0aor3s A'],
  ['NSEC3PARAM 1 0 0 -', '1 0 0 -'],
  ['CSYNC 66 3 A NS AAAA', '66 3 A NS AAAA'],
  ['HTTPS 1 . ipv4hint=192.0.2.1 port="443" alpn=h2,h3', '1 . alpn="h2,h3" port=443 ipv4hint=192.0.2.1'],
  ['SVCB 16 foo mandatory=port,alpn alpn=h2 port=53', '16 foo.example.com. mandatory=alpn,port alpn="h2" port=53'],
  ['SVCB 1 foo. key667="hello\\210qoo" no-default-alpn', '1 foo. no-default-alpn key667="hello\\210qoo"'],
  ['EUI48 00-00-5E-00-53-2a', '00-00-5e-00-53-2a'],
  ['URI 10 1 "ftp://ftp1.example.com/public"', '10 1 "ftp://ftp1.example.com/public"'],
  ['CAA 0 issue "a\\"b;c"', '0 issue "a\\"b;c"'],
  ['TYPE65300 \\# 3 AB CDEF', '\\# 3 abcdef'],
  ['TYPE731 \\# 0', '\\# 0'],
])('reads %s', (rdata, data) => {
  expect(read(rdata)).toEqual({ data, problems: [] });
});

const notA = (type: string, text: string, expected: string, max?: number) => ({
  code: 'notA',
  expected,
  values: { type, text, ...(max === undefined ? {} : { max }) },
});

describe('a problem', () => {
  test.each([
    ['A 256.1.1.1', notA('A', '256.1.1.1', 'ipv4')],
    ['A 192.0.2.01', notA('A', '192.0.2.01', 'ipv4')],
    ['AAAA 192.0.2.1', notA('AAAA', '192.0.2.1', 'ipv6')],
    ['NS a..b', notA('NS', 'a..b', 'name')],
    ['MX 65536 mail', notA('MX', '65536', 'number', 65_535)],
    ['MX mail', { code: 'fieldCount', values: { type: 'MX', text: '', count: 2, found: 1 } }],
    ['A 192.0.2.1 192.0.2.2', { code: 'fieldCount', values: { type: 'A', text: '', count: 1, found: 2 } }],
    ['TXT', { code: 'fieldCount', values: { type: 'TXT', text: '', count: 1, found: 0 } }],
    ['TLSA 3 1 1 abc', notA('TLSA', 'abc', 'hex')],
    ['OPENPGPKEY mQENBF', notA('OPENPGPKEY', 'mQENBF', 'base64')],
    ['SOA a b 1 2x 3 4 5', notA('SOA', '2x', 'ttl')],
    ['RRSIG FOO 5 3 86400 20030322173103 20030220173103 2642 . AAAA', notA('RRSIG', 'FOO', 'type')],
    ['DS 1 BAR 1 ab', notA('DS', 'BAR', 'algorithm')],
    ['HTTPS 1 . port=65536', notA('HTTPS', '65536', 'number', 65_535)],
    ['HTTPS 1 . foo=1', notA('HTTPS', 'foo=1', 'parameter')],
    ['LOC 91 N 0 E 10m', notA('LOC', '91 N 0 E 10m', 'location')],
    ['CAA 0 is-sue "a"', notA('CAA', 'is-sue', 'tag')],
    ['TYPE65300 \\# 3 abcd', { code: 'genericLength', values: { type: 'TYPE65300', text: '', length: 3, found: 2 } }],
    [`NS ${'a'.repeat(64)}`, { code: 'label', values: { type: 'NS', text: '', octets: 64 } }],
    [`TXT "${'a'.repeat(300)}"`, { code: 'string', values: { type: 'TXT', text: '', octets: 300 } }],
  ])('is reported for %s', (rdata, problem) => {
    const found = read(rdata);
    expect('problems' in found && found.problems).toMatchObject([{ line: 1, ...problem }]);
  });
});

test('reads back its canonical output unchanged', () => {
  const word = fc.constantFrom(
    '1',
    'a',
    '192.0.2.1',
    '"x\\009"',
    '::1',
    'mail.',
    'ABCD',
    'AAAA',
    'h2',
    'alpn=h2',
    '20300101000000',
    '10m',
    'N',
    'E',
  );
  const type = fc.constantFrom('A', 'AAAA', 'MX', 'TXT', 'NS', 'LOC', 'SVCB', 'TLSA', 'CAA', 'NSEC', 'URI', 'DS');
  fc.assert(
    fc.property(type, fc.array(word, { maxLength: 6 }), (name, words) => {
      const once = read(`${name} ${words.join(' ')}`);
      const isRead = 'data' in once && once.problems.length === 0;
      expect(isRead ? read(`${name} ${once.data}`) : once).toEqual(once);
    }),
    { numRuns: runs(400) },
  );
});

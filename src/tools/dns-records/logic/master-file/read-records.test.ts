import { describe, expect, test } from 'vitest';
import { fail } from '#core/result.ts';
import { readRecords, type Reading } from './read-records.ts';

const progress = (): void => undefined;

function read(text: string, origin = ''): Reading {
  const reading = readRecords(text, origin, progress);
  if (!reading.ok) throw new Error(`Refused: ${reading.error.code}`);
  return reading.value;
}

const lines = (reading: Reading) =>
  reading.records.map(({ owner, ttl, recordClass, type, data }) => `${owner} ${ttl} ${recordClass} ${type} ${data}`);

describe('readRecords', () => {
  // RFC 1035, section 5.3, and dnspython 2.3.0
  test.each([
    ['x A 192.0.2.1\n  MX 1 y', 'example.com', ['x.example.com. 3600 IN A 192.0.2.1', 'x.example.com. 3600 IN MX 1 y.example.com.']],
    ['x 5 IN A 192.0.2.1\ny IN 6 A 192.0.2.1', 'example.com.', ['x.example.com. 5 IN A 192.0.2.1', 'y.example.com. 6 IN A 192.0.2.1']],
    ['x 5 A 192.0.2.1\ny A 192.0.2.1', 'a', ['x.a. 5 IN A 192.0.2.1', 'y.a. 5 IN A 192.0.2.1']],
    ['$TTL 1h\nx 5 A 192.0.2.1\ny A 192.0.2.1', 'a', ['x.a. 5 IN A 192.0.2.1', 'y.a. 3600 IN A 192.0.2.1']],
    ['@ SOA a b 1 2 3 4 77\ny A 192.0.2.1', 'a', ['a. 77 IN SOA a.a. b.a. 1 2 3 4 77', 'y.a. 77 IN A 192.0.2.1']],
    ['x CH TXT a\ny TXT b', 'a', ['x.a. 3600 CH TXT "a"', 'y.a. 3600 CH TXT "b"']],
    ['$ORIGIN a.\nx NS @\n$ORIGIN b\ny NS @', '', ['x.a. 3600 IN NS a.', 'y.b.a. 3600 IN NS b.a.']],
    ['300 A 192.0.2.1', 'a', ['300.a. 3600 IN A 192.0.2.1']],
    ['  A 192.0.2.1', 'a', ['a. 3600 IN A 192.0.2.1']],
    ['  x A 192.0.2.1', '', ['x. 3600 IN A 192.0.2.1']],
  ])('reads %j', (text, origin, records) => {
    expect(lines(read(text, origin))).toEqual(records);
  });

  test('reads the example of RFC 1035, section 5.3', () => {
    const text = `@   IN  SOA     VENERA      Action\\.domains (
                                 20     ; SERIAL
                                 7200   ; REFRESH
                                 600    ; RETRY
                                 3600000; EXPIRE
                                 60)    ; MINIMUM
        NS      A.ISI.EDU.
        MX      10      VENERA
A       A       26.3.0.103`;
    expect(lines(read(text, 'ISI.EDU'))).toEqual([
      'ISI.EDU. 60 IN SOA VENERA.ISI.EDU. Action\\.domains.ISI.EDU. 20 7200 600 3600000 60',
      'ISI.EDU. 60 IN NS A.ISI.EDU.',
      'ISI.EDU. 60 IN MX 10 VENERA.ISI.EDU.',
      'A.ISI.EDU. 60 IN A 26.3.0.103',
    ]);
  });

  test.each([
    ['x A 192.0.2.1', '', { zone: undefined, form: 'zone', lacksOrigin: true }],
    ['x. A 192.0.2.1', '', { zone: undefined, form: 'zone', lacksOrigin: false }],
    ['x. CNAME y', '', { lacksOrigin: true }],
    ['x A 192.0.2.1', 'b', { zone: 'b.', lacksOrigin: false }],
    ['$ORIGIN a.b.\nx A 192.0.2.1', '', { zone: 'a.b.' }],
    ['$ORIGIN b.\na SOA x y 1 2 3 4 5', '', { zone: 'a.b.', origin: 'b.' }],
    ['v=spf1 -all', '', { form: 'single', lacksOrigin: false }],
    [';; a\nx. A 192.0.2.1', '', { form: 'dig' }],
  ])('detects the properties of %j with the origin %j', (text, origin, about) => {
    expect(read(text, origin)).toMatchObject(about);
  });

  test.each([
    ['v=spf1 mx -all', '', 'example.com. 3600 IN TXT "v=spf1 mx -all"'],
    ['"v=DKIM1; " "p=" ', 'x.org', 'x.org. 3600 IN TXT "v=DKIM1; " "p="'],
    ['V=DMARC1; p=none', '_dmarc.x.org.', '_dmarc.x.org. 3600 IN TXT "V=DMARC1; p=none"'],
  ])('reads the single value %j', (text, origin, record) => {
    expect(lines(read(text, origin))).toEqual([record]);
  });

  test('splits a single value that is too long for one string', () => {
    const [record] = read(`v=DKIM1; p=${'A'.repeat(392)}`).records;
    expect(record?.hasError).toBe(false);
    expect(record?.fields.map((string) => string.length - 2)).toEqual([240, 163]);
  });

  test('keeps unreadable data unchanged', () => {
    expect(read('x 5 MX mail\ny FOO "a b"\nz A 192.0.2.1').records).toMatchObject([
      { owner: 'x.', type: 'MX', data: 'mail', hasError: true },
      { owner: 'y.', type: 'FOO', data: '"a b"', hasError: true, line: 2 },
      { owner: 'z.', hasError: false },
    ]);
  });

  test.each([
    ['', '', 'noRecord', undefined],
    ['hello world', '', 'noRecord', undefined],
    ['$TTL 1h', '', 'noRecord', undefined],
    ['x A 192.0.2.1', 'a..b', 'notADomainName', 'origin'],
    ['x A (192.0.2.1', '', 'parenthesisOpen', undefined],
  ])('refuses %j with the origin %j', (text, origin, code, field) => {
    expect(readRecords(text, origin, progress)).toMatchObject(fail(code, field === undefined ? {} : { field }));
  });
});

const message = (status: string, question: string, answer: string): string =>
  `;; Got answer:\n;; ->>HEADER<<- opcode: QUERY, status: ${status}, id: 1\n\n;; QUESTION SECTION:\n;${question}\n\n${answer}`;

describe('dig output', () => {
  test.each([
    [message('NOERROR', 'a.b.\tIN\tTXT', ''), ['a.b. TXT']],
    [message('NXDOMAIN', 'A.b.\tIN\tTXT', ';; AUTHORITY SECTION:\nb. 5 IN SOA x. y. 1 2 3 4 5'), ['a.b. *']],
    [message('NOERROR', 'a.b.\tIN\tTXT', ';; ANSWER SECTION:\na.b. 5 IN TXT "x"'), []],
    [message('SERVFAIL', 'a.b.\tIN\tTXT', ''), []],
    [`${message('NOERROR', 'a.\tIN\tA', '')}\n${message('NOERROR', 'b.\tIN\tAAAA', '')}`, ['a. A', 'b. AAAA']],
  ])('remembers questions without an answer: %j', (text, voids) => {
    expect([...read(`${text}\nx. A 192.0.2.1`).voids]).toEqual(voids);
  });

  test('drops the SOA record that ends a transfer', () => {
    const soa = 'a. 5 IN SOA x. y. 1 2 3 4 5';
    expect(lines(read(`; <<>> DiG 9.18 <<>> axfr a\n${soa}\na. 5 IN NS x.\n${soa}`))).toEqual([
      'a. 5 IN SOA x. y. 1 2 3 4 5',
      'a. 5 IN NS x.',
    ]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { readRecords } from '../master-file/read-records.ts';
import { convertRecords } from './convert-records.ts';
import type { RecordFormat } from './record-formats.ts';

function convert(text: string, format: RecordFormat, origin = ''): string {
  const reading = readRecords(text, origin, () => undefined);
  return reading.ok ? convertRecords(reading.value, format) : reading.error.code;
}

const zone = `www.Example.com. 300 IN A 192.0.2.1
example.com. 3600 IN MX 10 Mail.example.com.
mail.example.com. 3600 IN A 192.0.2.25
example.com. 3600 IN NS ns.example.net.
bad.example.com. A x
example.com. 3600 IN SOA ns.example.net. hm.example.com. 1 7200 900 1209600 300
b\\032c.example.com. 3600 IN TXT "a,\\"b" "\\009"`;

describe('convertRecords', () => {
  test.each<[RecordFormat, string]>([
    [
      'zoneFile',
      `$ORIGIN example.com.
$TTL 3600
@\tIN\tSOA\tns.example.net. hm 1 7200 900 1209600 300
@\tIN\tNS\tns.example.net.
www\t300\tIN\tA\t192.0.2.1
@\tIN\tMX\t10 Mail
mail\tIN\tA\t192.0.2.25
b\\032c\tIN\tTXT\t"a,\\"b" "\\009"`,
    ],
    [
      'fullNames',
      `example.com. 3600 IN SOA ns.example.net. hm.example.com. 1 7200 900 1209600 300
example.com. 3600 IN NS ns.example.net.
www.Example.com. 300 IN A 192.0.2.1
example.com. 3600 IN MX 10 Mail.example.com.
mail.example.com. 3600 IN A 192.0.2.25
b\\032c.example.com. 3600 IN TXT "a,\\"b" "\\009"`,
    ],
    [
      'csv',
      `Name,TTL,Class,Type,Data
example.com.,3600,IN,SOA,ns.example.net. hm.example.com. 1 7200 900 1209600 300
example.com.,3600,IN,NS,ns.example.net.
www.Example.com.,300,IN,A,192.0.2.1
example.com.,3600,IN,MX,10 Mail.example.com.
mail.example.com.,3600,IN,A,192.0.2.25
b\\032c.example.com.,3600,IN,TXT,"""a,\\""b"" ""\\009"""`,
    ],
    [
      'nsupdate',
      `zone example.com.
update add example.com. 3600 IN SOA ns.example.net. hm.example.com. 1 7200 900 1209600 300
update add example.com. 3600 IN NS ns.example.net.
update add www.Example.com. 300 IN A 192.0.2.1
update add example.com. 3600 IN MX 10 Mail.example.com.
update add mail.example.com. 3600 IN A 192.0.2.25
update add b\\032c.example.com. 3600 IN TXT "a,\\"b" "\\009"
send`,
    ],
  ])('writes %s', (format, text) => {
    expect(convert(zone, format)).toBe(text);
  });

  test('writes JSON', () => {
    expect(JSON.parse(convert('a. 5 IN A 192.0.2.1', 'json'))).toEqual([{ name: 'a.', ttl: 5, class: 'IN', type: 'A', data: '192.0.2.1' }]);
  });

  test('writes Route 53 record sets with octal escapes, each record once, without the SOA and NS records of the zone', () => {
    expect(
      JSON.parse(convert(`${zone}\nmail.example.com. 3600 IN A 192.0.2.26\nmail.example.com. 3600 IN A 192.0.2.26`, 'route53')),
    ).toEqual({
      Changes: [
        ['www.Example.com.', 'A', 300, '192.0.2.1'],
        ['example.com.', 'MX', 3600, '10 Mail.example.com.'],
        ['mail.example.com.', 'A', 3600, '192.0.2.25', '192.0.2.26'],
        ['b\\040c.example.com.', 'TXT', 3600, '"a,\\"b" "\\011"'],
      ].map(([Name, Type, TTL, ...values]) => ({
        Action: 'UPSERT',
        ResourceRecordSet: { Name, Type, TTL, ResourceRecords: values.map((Value) => ({ Value })) },
      })),
    });
  });

  test('uses the larger of equally frequent TTLs, and writes no origin if unknown', () => {
    expect(convert('a. 5 IN A 192.0.2.1\nb. 9 IN A 192.0.2.1', 'zoneFile')).toBe('$TTL 9\na.\t5\tIN\tA\t192.0.2.1\nb.\tIN\tA\t192.0.2.1');
  });

  test('writes a zone file that is read back as the same records', () => {
    const name = fc.constantFrom('@', 'a', 'B.c', 'x.org.', 'd\\.e', 'example.com.', 'éa', '*');
    const record = fc.tuple(name, fc.constantFrom('5', '60', '1h'), fc.constantFrom('NS', 'MX 1', 'SRV 1 2 3', 'CNAME'), name);
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 8 }), (records) => {
        const text = records.map(([owner, ttl, type, target]) => `${owner} ${ttl} ${type} ${target}`).join('\n');
        const full = convert(text, 'fullNames', 'example.com');
        expect(convert(convert(text, 'zoneFile', 'example.com'), 'fullNames')).toBe(full);
        expect(convert(full, 'fullNames', 'example.com')).toBe(full);
      }),
      { numRuns: runs(200) },
    );
  });
});

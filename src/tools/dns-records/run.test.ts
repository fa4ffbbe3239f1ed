import { describe, expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { explain, read, spf } from './run.ts';

const context = { progress: (): void => undefined };
const words = { t: toolTexts('dns-records', 'en'), language: 'en' };

function presented(records: string, origin = '') {
  const result = read({ records, origin, format: 'fullNames' }, context);
  if (!result.ok || !result.value) throw new Error('There is no result.');
  return presenters.read(result.value, {}, words);
}

function sentences(records: string, origin = 'example.com') {
  const { problems } = presented(records, origin);
  return Array.from({ length: problems.length }, (_, index) => {
    const row = problems.at(index);
    return `${row?.line} ${row?.severity}: ${row?.problem}`;
  });
}

function explained(records: string, record = '') {
  const result = explain({ records, origin: 'example.com', record }, context);
  if (!result.ok || !result.value) throw new Error('There is no result.');
  const { explanation, ...rest } = presenters.explain(result.value, {}, words);
  return { ...rest, rows: explanation.map(({ part, value }) => [part, value]), meanings: explanation.map(({ meaning }) => meaning) };
}

function tested(records: string, sender = '', mailFrom = '') {
  const result = spf({ records, origin: '', sender, mailFrom }, context);
  if (!result.ok || !result.value) throw new Error('There is no result.');
  return presenters.spf(result.value, {}, words);
}

describe('read', () => {
  test('describes the text and its problems', () => {
    expect(presented('www CNAME mail\nwww A 192.0.2.80\nx A')).toMatchObject({
      converted: { text: 'www. 3600 IN CNAME mail.\nwww. 3600 IN A 192.0.2.80', file: 'zone.txt' },
      readAs: 'Zone file',
      zone: { value: 'Unknown' },
      recordCount: '3',
      errorCount: '2',
      warningCount: '0',
      notices: [{ code: 'noOrigin' }, { code: 'leftOut', values: { count: 1 } }],
    });
  });

  test('lists the records in canonical form', () => {
    const { recordList } = presented('www 1h AAAA 2001:DB8::0', 'example.com');
    expect(recordList.at(0)).toEqual({ name: 'www.example.com.', type: 'AAAA', data: '2001:db8::', ttl: '3600', line: '1' });
    expect(recordList.at(1)).toBeUndefined();
  });

  test.each([
    ['a FOO x\na A 192.0.2.1', '1 Error: "FOO" is not a record type.'],
    ['a A 256.1.1.1', '1 Error: A: "256.1.1.1" is not an IPv4 address.'],
    ['a MX 70000 b', '1 Error: MX: "70000" is not a number from 0 to 65535.'],
    ['a MX b', '1 Error: MX: 2 fields are needed, found 1.'],
    ['a A', '1 Error: A: 1 field is needed, found 0.'],
    [`${'a'.repeat(64)} A 192.0.2.1`, '1 Error: A label has 64 octets. The maximum is 63.'],
    [`a TXT "${'a'.repeat(300)}"`, '1 Error: A text string has 300 octets. The maximum between two quotes is 255.'],
    ['a CNAME b.x.\na A 192.0.2.1', '1 Error: There is a CNAME beside other records of a.example.com. (RFC 1034 section 3.6.2).'],
    ['a CNAME b.x.\na CNAME c.x.', '2 Error: a.example.com. has two CNAME records.'],
    ['a 300 A 192.0.2.1\na 600 A 192.0.2.2', '2 Warning: TTLs differ in the set a.example.com. A: 300, 600 (RFC 2181 section 5.2).'],
    ['a.example.com A 192.0.2.1', '1 Warning: Trailing dot missing? a.example.com.example.com.'],
    ['$INCLUDE x\na A 192.0.2.1', '1 Warning: $INCLUDE is not followed.'],
    ['_dmarc TXT "v=DMARC1; p=rejct"', '1 Error: p must be none, quarantine or reject, found "rejct".'],
    [`@ TXT "v=spf1 ${'mx:x.org '.repeat(12)}-all"`, '1 Error: 12 lookups. The maximum is 10 (RFC 7208 section 4.6.4).'],
    [
      'a._domainkey TXT "p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQCnUfg52BXz36t/PqlYoCNnnru+7CDHwHK5UJ/LFsVBJoardX+SpiS7+E9vHVKO9TPgG5AyLZY/7OvfonZomo4oCzGqMbjoK8f45IvUlmvwlTuEbTc6kVUzhBoMnQFTvx4aF6PIVLK3cQVED5SL11DURPe2LanClD7Mdn6a6SFq6QIDAQAB"',
      '1 Warning: The key has 1024 bits. Use at least 2048.',
    ],
  ])('reports the problem in %j', (records, sentence) => {
    expect(sentences(records)).toEqual([sentence]);
  });

  test('finds no problems in its sample', () => {
    const { sample = '' } = declaration.inputs.records;
    expect(sentences(sample, '')).toEqual([]);
    expect(presented(sample)).toMatchObject({ zone: 'example.com.', recordCount: '8' });
  });
});

describe('explain', () => {
  test('names the parts of a SOA record, with its times in words', () => {
    expect(explained('@ SOA ns1 hostmaster 2026112201 2h 15M 3w12h2h20M 5m')).toMatchObject({
      explainedRecord: 'example.com SOA',
      rows: [
        ['Primary server', 'ns1.example.com.'],
        ['Mailbox', 'hostmaster.example.com.'],
        ['Serial', '2026112201'],
        ['Refresh', '7200 (2 hours)'],
        ['Retry', '900 (15 minutes)'],
        ['Expire', '1866000 (21 days 14 hours 20 minutes)'],
        ['Minimum', '300 (5 minutes)'],
      ],
    });
  });

  test('includes the default values of DMARC', () => {
    expect(explained('_dmarc TXT "v=DMARC1; p=quarantine; pct=50"').rows).toEqual([
      ['v', 'DMARC1'],
      ['p', 'quarantine'],
      ['pct', '50'],
      ['sp', 'quarantine (default)'],
      ['adkim', 'r (default)'],
      ['aspf', 'r (default)'],
      ['fo', '0 (default)'],
      ['rf', 'afrf (default)'],
      ['ri', '86400 (1 day) (default)'],
    ]);
  });

  test('describes a DKIM key', () => {
    const { rows } = explained('v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=');
    expect(rows).toContainEqual(['Key type', 'Ed25519']);
    expect(rows).toContainEqual(['Key bits', '256']);
    expect(rows).toContainEqual(['h', '* (default)']);
  });

  test('lists the explainable records and explains the selected one', () => {
    const records = '@ MX 10 a\n@ MX 20 b\n@ A 192.0.2.1\n@ TXT "v=spf1 -all"\n@ TXT other';
    expect(explained(records).explainedRecords).toEqual(['example.com MX', 'example.com MX 2', 'example.com TXT (SPF)']);
    expect(explained(records, 'example.com MX 2').rows).toEqual([
      ['Preference', '20'],
      ['Exchange', 'b.example.com.'],
    ]);
    expect(explained(records, 'example.com TXT (SPF)')).toMatchObject({
      rows: [
        ['v=spf1', ''],
        ['-all', ''],
      ],
      meanings: ['This is an SPF record.', 'Matches every sender. The sender is not allowed.'],
    });
    expect(explained(records, 'nothing').explainedRecord).toBe('example.com MX');
  });

  // RFC 4034, section 5.4; RFC 1876; RFC 9460
  test.each([
    ['@ DNSKEY 257 3 15 l02Woi0iS8Aa25FQkUd9RMzZHJpBoRQwAQEX1SxZJA4=', ['Kind', 'KSK']],
    [
      '@ DNSKEY 256 3 5 AQOeiiR0GOMYkDshWoSKz9XzfwJr1AYtsmx3TGkJaNXVbfi/2pHm822aJ5iI9BMzNXxeYCmZDRD99WYwYqUSdjMmmAphXdvxegXd/M5+X7OrzKBaMbCVdFLUUh6DhweJBjEVv5f2wwjM9XzcnOf+EPbtG9DMBmADjFDc2w/rljwvFw==',
      ['Key tag', '60485'],
    ],
    ['@ LOC 42 21 54 N 71 06 18 W -24m', ['Longitude', '-71.105']],
    ['@ LOC 42 21 54 N 71 06 18 W -24m', ['Altitude', '-24.00 m']],
    ['@ RRSIG A 5 3 86400 20030322173103 20030220173103 2642 . AAAA', ['Expiration', '2003-03-22 17:31:03 UTC']],
    ['@ HTTPS 1 . alpn=h2,h3', ['alpn', 'h2,h3']],
    ['@ CAA 0 issue "letsencrypt.org"', ['Value', 'letsencrypt.org']],
    ['@ NAPTR 1 2 "u" "E2U+sip" "!a!b!" .', ['Regular expression', '!a!b!']],
  ])('for %s includes the part %s', (record, row) => {
    expect(explained(record).rows).toContainEqual(row);
  });
});

describe('spf', () => {
  const text = 'example.com. TXT "v=spf1 mx include:_spf.example.net ~all"\nexample.com. MX 1 m.example.com.\nm.example.com. A 192.0.2.25';

  test.each([
    ['192.0.2.25', 'Pass (mx of example.com)', '0 of 2'],
    ['192.0.2.26', 'Unknown: 1 answer is missing.', '0 of 2'],
    ['', '', ''],
  ])('shows the result for the sender %j', (sender, spfResult, spfVoidLookups) => {
    expect(tested(text, sender)).toMatchObject({
      spfResult,
      spfVoidLookups,
      spfLookups: '2 of 10',
      missingAnswers: 'dig +noall +question +answer +comments TXT _spf.example.net',
    });
  });

  test('lists its steps', () => {
    expect(tested(text, '192.0.2.25').spfSteps).toEqual([{ step: '1', domain: 'example.com', term: 'mx', outcome: 'Match: Pass' }]);
  });

  test('returns nothing without an SPF record', () => {
    expect(spf({ records: 'a. A 192.0.2.1', origin: '', sender: '192.0.2.1', mailFrom: '' }, context)).toEqual({ ok: true, value: null });
  });
});

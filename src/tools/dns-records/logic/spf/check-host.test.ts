import { describe, expect, test } from 'vitest';
import { readRecords } from '../master-file/read-records.ts';
import type { SpfResult } from './check-host.ts';
import { testSpf } from './test-spf.ts';

function report(text: string, sender: string, mailFrom = '') {
  const reading = readRecords(text, '', () => undefined);
  const tested = reading.ok ? testSpf(reading.value, sender, mailFrom) : reading;
  if (!tested.ok || tested.value === null) throw new Error('There is no report.');
  return tested.value;
}

const say = (result: SpfResult | undefined): string => {
  if (result?.kind === 'matched') return `${result.verdict} ${result.term} of ${result.domain}`;
  return result?.kind === 'error' ? result.reason : (result?.kind ?? '');
};

const resultOf = (text: string, sender: string, mailFrom = ''): string => say(report(text, sender, mailFrom).test?.result);

// The zone from the specification; pyspf 2.0.14 returns the same for all of these.
const mail = `example.com. TXT "v=spf1 a mx include:_spf.example.net ip4:192.0.2.0/24 ip6:2001:db8:25::/48 ~all"
example.com. A 198.51.100.10
example.com. MX 10 mail.example.com.
mail.example.com. A 198.51.100.25
_spf.example.net. TXT "v=spf1 ip4:203.0.113.0/25 exists:%{ir}.list.example.net -all"
9.2.0.192.list.example.net. A 127.0.0.2
1.1.1.10.list.example.net. A 127.0.0.2
0.1.1.10.list.example.net. TXT x`;

describe('check_host', () => {
  test.each([
    ['198.51.100.10', 'Pass a of example.com'],
    ['198.51.100.25', 'Pass mx of example.com'],
    ['::ffff:198.51.100.25', 'Pass mx of example.com'],
    ['203.0.113.9', 'Pass include:_spf.example.net of example.com'],
    ['10.1.1.1', 'Pass include:_spf.example.net of example.com'],
    ['10.1.1.0', 'SoftFail ~all of example.com'],
    ['192.0.2.9', 'Pass include:_spf.example.net of example.com'],
    ['192.0.2.8', 'unknown'],
  ])('for %s results in: %s', (sender, result) => {
    expect(resultOf(mail, sender)).toBe(result);
  });

  test('counts lookups and lists missing responses', () => {
    const { lookupCount, missing, test: tested } = report(mail, '192.0.2.8');
    expect(lookupCount).toBe(4);
    expect(missing).toEqual(['dig +noall +question +answer +comments A 8.2.0.192.list.example.net']);
    expect(tested?.steps.map(({ domain, term, outcome }) => `${domain} ${term} ${outcome}`)).toEqual([
      'example.com a noMatch',
      'example.com mx noMatch',
      'example.com include:_spf.example.net missing',
      '_spf.example.net ip4:203.0.113.0/25 noMatch',
      '_spf.example.net exists:%{ir}.list.example.net missing',
      '_spf.example.net -all match',
      'example.com ip4:192.0.2.0/24 match',
    ]);
  });

  const soa = '\nx.org. SOA a. b. 1 2 3 4 5';

  test.each([
    ['x.org. TXT "v=spf1 -all"', '192.0.2.1', 'Fail -all of x.org'],
    ['x.org. TXT "v=spf1 ?all"', '192.0.2.1', 'Neutral ?all of x.org'],
    ['x.org. TXT "v=spf1"', '192.0.2.1', 'noMatch'],
    ['x.org. TXT "v=spf1 ip4:192.0.2.1" " -all"', '192.0.2.1', 'Pass ip4:192.0.2.1 of x.org'],
    ['x.org. TXT "v=spf1 redirect=y.org"\ny.org. TXT "v=spf1 ip6:2001:db8::/32"', '2001:db8::1', 'Pass ip6:2001:db8::/32 of y.org'],
    ['x.org. TXT "v=spf1 redirect=y.org"\ny.org. A 192.0.2.1', '192.0.2.1', 'noRecord'],
    ['x.org. TXT "v=spf1 include:y.org -all"\ny.org. A 192.0.2.1', '192.0.2.1', 'noRecord'],
    ['x.org. TXT "v=spf1 include:x.org -all"', '192.0.2.1', 'lookups'],
    ['x.org. TXT "v=spf1 ipv4:192.0.2.1"', '192.0.2.1', 'syntax'],
    ['x.org. TXT "v=spf1"\nx.org. TXT "v=spf1 -all"', '192.0.2.1', 'twoRecords'],
    [`x.org. TXT "v=spf1 a:a.x.org a:b.x.org a:c.x.org +all"${soa}`, '192.0.2.1', 'voids'],
    [`x.org. TXT "v=spf1 a:a.x.org a:b.x.org +all"${soa}`, '192.0.2.1', 'Pass +all of x.org'],
    [`x.org. TXT "v=spf1 a:w.x.org -all"\n*.x.org. A 192.0.2.1${soa}`, '192.0.2.1', 'Pass a:w.x.org of x.org'],
    [`x.org. TXT "v=spf1 a:w.s.x.org -all"\ns.x.org. NS a.${soa}`, '192.0.2.1', 'unknown'],
    [`x.org. TXT "v=spf1 a:c.x.org/24 -all"\nc.x.org. CNAME d.x.org.\nd.x.org. A 192.0.2.77`, '192.0.2.1', 'Pass a:c.x.org/24 of x.org'],
    [`x.org. TXT "v=spf1 a//64 -all"\nx.org. AAAA 2001:db8::1`, '2001:db8::ff', 'Pass a//64 of x.org'],
    ['x.org. TXT "v=spf1 ptr -all"\n1.2.0.192.in-addr.arpa. PTR m.x.org.\nm.x.org. A 192.0.2.1', '192.0.2.1', 'Pass ptr of x.org'],
    ['x.org. TXT "v=spf1 ptr -all"\n1.2.0.192.in-addr.arpa. PTR m.x.org.\nm.x.org. A 192.0.2.2', '192.0.2.1', 'Fail -all of x.org'],
  ])('for %j and %s results in: %s', (text, sender, result) => {
    expect(resultOf(text, sender)).toBe(result);
  });

  test('stops at the eleventh lookup', () => {
    const hosts = Array.from({ length: 11 }, (_, index) => `h${index}.x.org`);
    const text = `x.org. TXT "v=spf1 ${hosts.map((host) => `a:${host}`).join(' ')} -all"\n${hosts.map((host, index) => `${host}. A 192.0.2.${index}`).join('\n')}`;
    expect(resultOf(text, '192.0.2.9')).toBe('Pass a:h9.x.org of x.org');
    expect(resultOf(text, '192.0.2.10')).toBe('lookups');
    expect(report(text, '192.0.2.10').lookupCount).toBe(11);
  });

  test.each([
    ['', 'Fail -all of x.org'],
    ['ann@x.org', 'Pass exists:%{l}.ok.org of x.org'],
    ['<ann@X.org>', 'Pass exists:%{l}.ok.org of X.org'],
    ['ann@y.org', 'none'],
    ['y.org', 'none'],
    ['z.org', 'unknown'],
  ])('checks the domain of the mail from %j', (mailFrom, result) => {
    const text = 'x.org. TXT "v=spf1 exists:%{l}.ok.org -all"\nann.ok.org. A 127.0.0.1\npostmaster.ok.org. TXT a\ny.org. A 192.0.2.1';
    expect(resultOf(text, '192.0.2.1', mailFrom)).toBe(result);
  });

  test('uses empty dig responses', () => {
    const dig = ';; ->>HEADER<<- opcode: QUERY, status: NXDOMAIN\n;; QUESTION SECTION:\n;a.x.org. IN A';
    expect(resultOf(`x.org. TXT "v=spf1 a:a.x.org -all"`, '192.0.2.1')).toBe('unknown');
    expect(resultOf(`x.org. TXT "v=spf1 a:a.x.org -all"\n${dig}`, '192.0.2.1')).toBe('Fail -all of x.org');
  });

  test.each([
    ['1.2.3', '', 'notAnIpAddress'],
    ['x', '', 'notAnIpAddress'],
    ['192.0.2.1', 'a b@x.org', 'notAMailAddress'],
    ['192.0.2.1', 'a@', 'notAMailAddress'],
  ])('refuses the sender %j and the mail from %j', (sender, mailFrom, code) => {
    const reading = readRecords('x.org. TXT "v=spf1 -all"', '', () => undefined);
    expect(reading.ok && testSpf(reading.value, sender, mailFrom)).toMatchObject({ ok: false, error: { code } });
  });
});

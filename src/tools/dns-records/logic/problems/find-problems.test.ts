import { expect, test } from 'vitest';
import { readRecords } from '../master-file/read-records.ts';
import { findProblems } from './find-problems.ts';

const progress = (): void => undefined;

/** The code, line, and values of each problem. */
function problemsOf(text: string, origin = 'example.com'): readonly string[] {
  const reading = readRecords(text, origin, progress);
  if (!reading.ok) throw new Error(`Refused: ${reading.error.code}`);
  return findProblems(reading.value, progress).map(({ code, line, values = {} }) => [code, line, ...Object.values(values)].join(' '));
}

const soa = '@ SOA ns h 1 7200 900 1209600 300\n@ NS ns\nns A 192.0.2.1\n';

// named-checkzone 9.18.49 for everything that it checks; RFC 1912, 2181, 7208, 7489 for the others
test.each([
  [soa, []],
  ['www CNAME mail.x.\nwww A 192.0.2.80', ['cnameBeside 1 www.example.com.']],
  ['www CNAME a.x.\nwww RRSIG A 5 3 5 20300101000000 20200101000000 1 . AAAA\nwww NSEC x. A', []],
  ['www CNAME a.x.\nwww CNAME b.x.', ['twoCnames 2 www.example.com.']],
  [`${soa}@ SOA ns h 1 7200 900 1209600 300`, ['twoSoas 4']],
  ['www SOA ns.x. h 1 7200 900 1209600 300', ['soaNotAtTop 1']],
  ['@ MX 1 a\na CNAME b.x.', ['alias 1 MX example.com. a.example.com.']],
  ['nope NS ns.nope', ['nsWithoutAddress 1 NS nope.example.com. ns.nope.example.com.']],
  ['nope NS ns.nope\nns.nope A 192.0.2.1', []],
  ['@ MX 1 mail', ['mxWithoutAddress 1 MX example.com. mail.example.com.']],
  ['@ MX 1 mail\n* A 192.0.2.1', []],
  ['@ MX 1 mail.sub\nsub NS ns.x.', []],
  ['@ MX 0 .', []],
  ['@ TXT "v=spf1 -all"\n@ TXT "v=spf1 ~all"', ['twoSpf 2 example.com.']],
  ['_dmarc TXT "v=DMARC1; p=reject"\n_dmarc TXT "v=DMARC1; p=reject; pct=5"', ['twoDmarc 2 _dmarc.example.com.']],
  ['@ DNAME x.\na A 192.0.2.1\nb A 192.0.2.1', ['underDname 2 example.com.']],
  ['www.example.com A 192.0.2.1', ['finalDot 1 www.example.com.example.com.']],
  ['www CNAME example.com', ['finalDot 1 example.com.example.com.']],
  ['a 300 A 192.0.2.1\na 600 A 192.0.2.2', ['ttlsDiffer 2 a.example.com. A 300, 600']],
  ['a A 192.0.2.1\na A 192.0.2.1', ['duplicate 2']],
  ['a NS X.y.\na NS x.Y.', ['duplicate 2']],
  ['a.b. A 192.0.2.1', ['outside 1 example.com.']],
  ['a_b A 192.0.2.1\n_x TXT a', ['underscore 1 a_b.example.com.']],
  ['@ SOA ns.x. h 1 3600 7200 7200 300', ['soaRetry 1 7200 3600', 'soaExpire 1 7200']],
  ['@ SPF "v=spf1 -all"', ['spfType 1']],
  ['$INCLUDE a\n$GENERATE 1-9 a$ A 192.0.2.$\na A 192.0.2.1', ['notFollowed 1 $INCLUDE', 'notFollowed 2 $GENERATE']],
  ['$TTL x\na 9999999999 A 192.0.2.1', ['notA 1 $TTL x', 'notA 2 A 9999999999']],
  ['a FOO x\na A 192.0.2.1', ['notAType 1 FOO']],
  ['a..b A 192.0.2.1', ['notA 1 a..b A']],
  ['@ TXT "v=spf1 ptr +all a redirect=x.org"', ['spfPassesAll 1', 'spfAfterAll 1', 'spfPtr 1']],
  ['@ TXT "v=spf1 mx"', ['spfNoAll 1']],
  ['@ TXT "v=spf1mx"', ['spfBlank 1']],
  [
    '@ TXT "v=spf1 ipv4:192.0.2.1 ip4:192.0.2.0/33 include: -all"',
    ['spfMechanism 1 ipv4', 'spfNetwork 1 192.0.2.0/33', 'spfTerm 1 include:'],
  ],
  [`@ TXT "v=spf1 ${'a:x.org '.repeat(12)}-all"`, ['spfLookups 1 12']],
  ['_dmarc TXT "v=DMARC1; rua=https://x.org"', ['dmarcNoPolicy 1', 'dmarcNoMailto 1']],
  ['_dmarc TXT "v=DMARC1; p=rejct"', ['dmarcPolicy 1 p rejct']],
  ['_dmarc TXT "p=reject; v=DMARC1"', ['dmarcFirst 1']],
  ['@ TXT "v=DMARC1; p=none"', ['dmarcPlace 1 _dmarc.example.com.', 'dmarcNone 1']],
  [
    '_dmarc TXT "v=DMARC1; p=reject; rua=mailto:a@example.net,mailto:b@m.example.com"',
    ['dmarcReports 1 example.com._report._dmarc.example.net.'],
  ],
  ['k._domainkey TXT "v=DKIM1; p="', ['dkimRevoked 1']],
  ['k._domainkey TXT "v=DKIM1; p=AAAA"', ['dkimKey 1']],
  [
    'k._domainkey TXT "p=MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBALycB/o0mamA6+MhgqaGAVzTWaP0A91d8Rja/t6QEMe4yX+whvDmO/qdSwnIoAFbAeuirBmwtr5u2PinFyGKu/kCAwEAAQ=="',
    ['dkimTooShort 1 512'],
  ],
  [
    'k._domainkey TXT "k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQCnUfg52BXz36t/PqlYoCNnnru+7CDHwHK5UJ/LFsVBJoardX+SpiS7+E9vHVKO9TPgG5AyLZY/7OvfonZomo4oCzGqMbjoK8f45IvUlmvwlTuEbTc6kVUzhBoMnQFTvx4aF6PIVLK3cQVED5SL11DURPe2LanClD7Mdn6a6SFq6QIDAQAB"',
    ['dkimShort 1 1024'],
  ],
  [
    'k._domainkey TXT "v=DKIM1; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAwE9vujQkGUD5kmYR2AI98Efxw43B0ClW7PhCAYI7Nf+epTMBwBsss2wsx6W2veXjESMSpDjf+ZtL9YAEXyC+9znePUhYBVondAHaCpZkDIWqxaxcaBBsIjU6EIEZJQ640POVT4Lz" "UZQEO+gyluBAx0uneArbNK30hhuX4yp9EnRpLOauUcWWXsiJJ8GOjJ9FLXuPmH3LF/uI8PjiOcI/5ZkfK9bnf/NMuG5VAyocr6qId78Pfy1JHv3V08rQCDcKN2PSUQDuz5W8387IqT/TIfKx9HKXIumvUDaSkKPxEzH+lKp+1cANZPXhBkfJr/Yu/9dt7+iUwRSvPCwk1SDuJwIDAQAB"',
    [],
  ],
  ['@ CAA 0 isue "x"', ['caaTag 1 isue']],
])('finds the problems in %j', (text, problems) => {
  expect(problemsOf(text)).toEqual(problems);
});

// RFC 4034, section 5.4
const dnskey =
  'dskey.example.com. DNSKEY 256 3 5 AQOeiiR0GOMYkDshWoSKz9XzfwJr1AYtsmx3TGkJaNXVbfi/2pHm822aJ5iI9BMzNXxeYCmZDRD99WYwYqUSdjMmmAphXdvxegXd/M5+X7OrzKBaMbCVdFLUUh6DhweJBjEVv5f2wwjM9XzcnOf+EPbtG9DMBmADjFDc2w/rljwvFw==';

test.each([
  ['60485 5 1 2BB183AF5F22588179A53B0A98631FAD1A292118', []],
  ['60485 5 1 2BB183AF5F22588179A53B0A98631FAD1A292119', ['dsWithoutKey 2 60485']],
  ['60484 5 1 2BB183AF5F22588179A53B0A98631FAD1A292118', ['dsWithoutKey 2 60484']],
  ['60485 5 9 00', []],
])('compares DS %s with the key', (ds, problems) => {
  expect(problemsOf(`${dnskey}\ndskey.example.com. DS ${ds}`)).toEqual(problems);
});

const digResponse = (ttl: number): string =>
  `;; ->>HEADER<<- opcode: QUERY, status: NOERROR\n;; ANSWER SECTION:\nx.org. ${ttl} IN A 192.0.2.1`;

test('checks each dig response separately', () => {
  expect(problemsOf(`${soa}${digResponse(5)}\n${digResponse(6)}`)).toEqual([]);
});

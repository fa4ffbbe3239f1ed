import type { Negative, Positive } from '#test/detection/examples.ts';

/**
 * Inputs that the detectors recognize, and the expected findings: RFC 1035, section 5.3; RFC 7208, appendix A; RFC 7489, appendix B; BIND
 * 9.18.
 */
export const positives = [
  {
    detector: 'records',
    input: '$ORIGIN example.com.\n$TTL 1h\n@ IN SOA ns1 hostmaster ( 1 2h 15m 3w 5m )\n@ NS ns1\nns1 A 192.0.2.1',
    reading: 'DNS records',
    answer: '3 records, 0 problems',
  },
  {
    detector: 'records',
    input: 'example.com. 3600 IN MX 10 mail.example.com.\nmail.example.com. 3600 IN A 192.0.2.25',
    reading: 'DNS records',
    answer: '2 records, 0 problems',
  },
  {
    detector: 'records',
    input: '; <<>> DiG 9.18.49 <<>> example.com\n;; ANSWER SECTION:\nexample.com.\t\t300\tIN\tA\t192.0.2.1\n\n;; Query time: 3 msec',
    reading: 'DNS records',
    answer: '1 record, 0 problems',
  },
  {
    detector: 'records',
    input: 'www CNAME mail\nwww A 192.0.2.80\nmail A 192.0.2.25',
    reading: 'DNS records',
    answer: '3 records, 1 problem',
  },
  {
    detector: 'records',
    input: 'ISI.EDU. IN SOA VENERA Action\\.domains (\n  20 7200 600 3600000 60)\n  NS A.ISI.EDU.\n  MX 10 VENERA',
    reading: 'DNS records',
    answer: '3 records, 1 problem',
  },
  { detector: 'records', input: 'www.example.com. 300 IN AAAA 2001:db8::80', reading: 'DNS records', answer: '1 record, 0 problems' },
  {
    detector: 'records',
    input: '_sip._tcp.example.com. SRV 10 60 5060 sip.example.com.\nsip.example.com. A 192.0.2.7\nsip.example.com. A 192.0.2.7',
    reading: 'DNS records',
    answer: '3 records, 1 problem',
  },
  {
    detector: 'records',
    input: 'example.com. TXT "v=spf1 mx -all"\nexample.com. MX 10 mail.example.com.',
    reading: 'DNS records',
    answer: '2 records, 0 problems',
  },
  {
    detector: 'records',
    input: 'example.com.\tIN\tCAA\t0 issue "letsencrypt.org"\nexample.com.\tIN\tCAA\t0 isue "example.net"',
    reading: 'DNS records',
    answer: '2 records, 1 problem',
  },
  { detector: 'policy', input: 'v=spf1 +mx a:colo.example.com/28 -all', reading: 'SPF record', answer: 'SPF record, 2 lookups' },
  {
    detector: 'policy',
    input: '"v=spf1 ip4:192.0.2.0/24 include:_spf.example.net ~all"',
    reading: 'SPF record',
    answer: 'SPF record, 1 lookup',
  },
  { detector: 'policy', input: 'v=spf1 -all', reading: 'SPF record', answer: 'SPF record, 0 lookups' },
  {
    detector: 'policy',
    input: 'v=DMARC1; p=none; rua=mailto:dmarc-feedback@example.com',
    reading: 'DMARC policy',
    answer: 'DMARC policy: none',
  },
  { detector: 'policy', input: 'v=DMARC1;p=quarantine;pct=50', reading: 'DMARC policy', answer: 'DMARC policy: quarantine' },
  { detector: 'policy', input: '"v=DMARC1; p=reject; adkim=s; aspf=s"', reading: 'DMARC policy', answer: 'DMARC policy: reject' },
  {
    detector: 'policy',
    input:
      'v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQCnUfg52BXz36t/PqlYoCNnnru+7CDHwHK5UJ/LFsVBJoardX+SpiS7+E9vHVKO9TPgG5AyLZY/7OvfonZomo4oCzGqMbjoK8f45IvUlmvwlTuEbTc6kVUzhBoMnQFTvx4aF6PIVLK3cQVED5SL11DURPe2LanClD7Mdn6a6SFq6QIDAQAB',
    reading: 'DKIM key',
    answer: 'DKIM key, RSA, 1024 bits',
  },
  {
    detector: 'policy',
    input: 'v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
    reading: 'DKIM key',
    answer: 'DKIM key, Ed25519, 256 bits',
  },
  { detector: 'policy', input: 'v=STSv1; id=20160831085700Z;', reading: 'Mail policy', answer: 'MTA-STS record' },
  { detector: 'policy', input: 'v=TLSRPTv1; rua=mailto:reports@example.com', reading: 'Mail policy', answer: 'TLS-RPT record' },
  { detector: 'policy', input: 'v=BIMI1; l=https://example.com/logo.svg', reading: 'Mail policy', answer: 'BIMI record' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors reject. */
export const negatives = [
  { detector: 'records', input: 'Give me A 192.0.2.1 and then stop.\nThat is all I know of it.' },
  { detector: 'records', input: 'www A 192.0.2.256\nmail A 192.0.2' },
  { detector: 'records', input: '127.0.0.1 localhost\n192.0.2.1 www.example.com www' },
  { detector: 'records', input: 'nameserver 192.0.2.53\nsearch example.com' },
  { detector: 'records', input: 'SELECT a FROM b\nWHERE c IN (1, 2)' },
  { detector: 'records', input: 'example.com' },
  { detector: 'records', input: 'name type data\nwww A' },
  { detector: 'records', input: 'Host example.com\n  HostName 192.0.2.1\n  User root' },
  { detector: 'records', input: ';; a comment in Lisp\n(defun a (b) b)' },
  { detector: 'policy', input: 'v=spf2 mx -all' },
  { detector: 'policy', input: 'v=spf1mx -all' },
  { detector: 'policy', input: 'v=1' },
  { detector: 'policy', input: 'DMARC1; p=none' },
  { detector: 'policy', input: 'v=DMARC; p=none' },
  { detector: 'policy', input: 'v=abc123&list=PL1' },
  { detector: 'policy', input: 'https://www.youtube.com/watch?v=spf1' },
  { detector: 'policy', input: 'p=reject' },
] satisfies readonly Negative[];

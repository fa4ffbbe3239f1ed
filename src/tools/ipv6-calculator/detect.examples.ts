import type { Negative, Positive } from '#test/detection/examples.ts';

const ADDRESS = 'IPv6 address';
const NETWORK = 'IPv6 network';
const NAME = 'ip6.arpa name';

/**
 * Inputs that the detectors recognize, with the reading and the answer: RFC 4291, section 2.2, RFC 5952, section 4, RFC 3596, section 2.5,
 * and the registry of the IANA.
 */
export const positives = [
  { detector: 'address', input: '2001:db8::1', reading: ADDRESS, answer: '2001:db8::1, Documentation' },
  { detector: 'address', input: 'fe80::1', reading: ADDRESS, answer: 'fe80::1, Link-local' },
  { detector: 'address', input: '::1', reading: ADDRESS, answer: '::1, Loopback' },
  { detector: 'address', input: '1080:0:0:0:8:800:200C:417A', reading: ADDRESS, answer: '1080::8:800:200c:417a, Reserved by the IETF' },
  { detector: 'address', input: 'fe80::1%eth0', reading: ADDRESS, answer: 'fe80::1, Link-local' },
  { detector: 'address', input: '[2606:4700:4700::1111]:53', reading: ADDRESS, answer: '2606:4700:4700::1111, Global unicast' },
  { detector: 'address', input: '::ffff:192.0.2.1', reading: ADDRESS, answer: '::ffff:192.0.2.1, IPv4-mapped' },
  { detector: 'address', input: '"ff02::fb"', reading: ADDRESS, answer: 'ff02::fb, Multicast' },
  { detector: 'address', input: '2001:DB8::/32', reading: NETWORK, answer: '2001:db8::/32, Documentation' },
  { detector: 'address', input: 'fd12:3456:789a:1::1/64', reading: NETWORK, answer: 'fd12:3456:789a:1::1/64, Unique local' },
  { detector: 'arpa-name', input: '8.b.d.0.1.0.0.2.ip6.arpa', reading: NAME, answer: '2001:db8::/32, Documentation' },
  { detector: 'arpa-name', input: '8.B.D.0.1.0.0.2.IP6.ARPA.', reading: NAME, answer: '2001:db8::/32, Documentation' },
  { detector: 'arpa-name', input: '0.8.e.f.ip6.arpa', reading: NAME, answer: 'fe80::/16, Link-local' },
  { detector: 'arpa-name', input: 'd.f.ip6.arpa', reading: NAME, answer: 'fd00::/8, Unique local' },
  {
    detector: 'arpa-name',
    input: 'b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.0.0.0.0.1.2.3.4.ip6.arpa',
    reading: NAME,
    answer: '4321:0:1:2:3:4:567:89ab, Reserved by the IETF',
  },
  {
    detector: 'arpa-name',
    input: '1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.e.f.ip6.arpa',
    reading: NAME,
    answer: 'fe80::1, Link-local',
  },
  { detector: 'arpa-name', input: '2.0.0.2.ip6.arpa', reading: NAME, answer: '2002::/16, 6to4' },
  { detector: 'arpa-name', input: '"f.f.ip6.arpa"', reading: NAME, answer: 'ff00::/8, Multicast' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors do not recognize. */
export const negatives = [
  { detector: 'address', input: '00:0a:95:9d:68:16' },
  { detector: 'address', input: '12:34:56' },
  { detector: 'address', input: '1:2:3:4:5:6:7' },
  { detector: 'address', input: '2001:db8::1::2' },
  { detector: 'address', input: 'std::string' },
  { detector: 'address', input: '::' },
  { detector: 'address', input: 'a::b' },
  { detector: 'address', input: '2001:db8::/129' },
  { detector: 'address', input: 'http://[::1]:8080/x' },
  { detector: 'address', input: '[::1]:70000' },
  { detector: 'address', input: '2001:db8::1 is my address' },
  { detector: 'address', input: '192.168.1.1' },
  { detector: 'arpa-name', input: 'ip6.arpa' },
  { detector: 'arpa-name', input: '1.2.0.192.in-addr.arpa' },
  { detector: 'arpa-name', input: 'xy.1.0.0.2.ip6.arpa' },
  { detector: 'arpa-name', input: '10.0.0.2.ip6.arpa' },
  { detector: 'arpa-name', input: `${'0.'.repeat(33)}ip6.arpa` },
  { detector: 'arpa-name', input: '8.b.d.0.1.0.0.2.ip6.int' },
  { detector: 'arpa-name', input: '8.b.d.0.1.0.0.2.ip6.arpa.example.com' },
  { detector: 'arpa-name', input: '.ip6.arpa' },
] satisfies readonly Negative[];

import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the reading and the answer: addresses of RFC 1918, RFC 5737, and RFC 1122. */
export const positives = [
  { detector: 'dotted', input: '192.168.1.1', reading: 'IPv4 address', answer: '3232235777, 0xC0A80101' },
  { detector: 'dotted', input: '8.8.8.8', reading: 'IPv4 address', answer: '134744072, 0x08080808' },
  { detector: 'dotted', input: '127.0.0.1', reading: 'IPv4 address', answer: '2130706433, 0x7F000001' },
  { detector: 'dotted', input: '0.0.0.0', reading: 'IPv4 address', answer: '0, 0x00000000' },
  { detector: 'dotted', input: '255.255.255.255', reading: 'IPv4 address', answer: '4294967295, 0xFFFFFFFF' },
  { detector: 'dotted', input: '192.0.2.235', reading: 'IPv4 address', answer: '3221226219, 0xC00002EB' },
  { detector: 'dotted', input: '"198.51.100.7",', reading: 'IPv4 address', answer: '3325256711, 0xC6336407' },
  { detector: 'dotted', input: '203.0.113.255', reading: 'IPv4 address', answer: '3405804031, 0xCB0071FF' },
  { detector: 'number', input: '3232235777', reading: 'IPv4 address as a number', answer: '192.168.1.1' },
  { detector: 'number', input: '2130706433', reading: 'IPv4 address as a number', answer: '127.0.0.1' },
  { detector: 'number', input: '167772161', reading: 'IPv4 address as a number', answer: '10.0.0.1' },
  { detector: 'number', input: '2886729729', reading: 'IPv4 address as a number', answer: '172.16.0.1' },
  { detector: 'number', input: '184549375', reading: 'IPv4 address as a number', answer: '10.255.255.255' },
  { detector: 'number', input: '2887778303', reading: 'IPv4 address as a number', answer: '172.31.255.255' },
  { detector: 'number', input: '3232301055', reading: 'IPv4 address as a number', answer: '192.168.255.255' },
  { detector: 'number', input: '4294967295', reading: 'IPv4 address as a number', answer: '255.255.255.255' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors do not recognize. */
export const negatives = [
  { detector: 'dotted', input: '192.168.1' },
  { detector: 'dotted', input: '192.168.1.256' },
  { detector: 'dotted', input: '192.168.01.1' },
  { detector: 'dotted', input: '1.2.3.4.5' },
  { detector: 'dotted', input: '10.15.7' },
  { detector: 'dotted', input: 'v1.2.3.4' },
  { detector: 'dotted', input: '192.168.1.1:8080' },
  { detector: 'dotted', input: '::ffff:192.0.2.1' },
  { detector: 'number', input: '16909060' },
  { detector: 'number', input: '4294967296' },
  { detector: 'number', input: '0167772161' },
  { detector: 'number', input: '1234567' },
  { detector: 'number', input: '3232235777.5' },
  { detector: 'number', input: '-3232235777' },
  { detector: 'number', input: '3,232,235,777' },
  { detector: 'number', input: '99999999' },
] satisfies readonly Negative[];

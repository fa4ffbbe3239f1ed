import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the reading and the answer. */
export const positives = [
  // The example of the page
  { detector: 'range', input: '192.168.1.1 - 192.168.6.255', reading: 'IPv4 range', answer: '1,535 addresses, 11 CIDR blocks' },
  { detector: 'range', input: '10.0.0.1-10.0.0.20', reading: 'IPv4 range', answer: '20 addresses, 6 CIDR blocks' },
  { detector: 'range', input: '10.0.0.0 – 10.0.0.255', reading: 'IPv4 range', answer: '256 addresses, 1 CIDR block' },
  { detector: 'range', input: '10.0.0.0..10.0.0.3', reading: 'IPv4 range', answer: '4 addresses, 1 CIDR block' },
  { detector: 'range', input: '192.0.2.1 to 192.0.2.1', reading: 'IPv4 range', answer: '1 address, 1 CIDR block' },
  // RFC 1918, section 3
  { detector: 'range', input: '172.16.0.0 - 172.31.255.255', reading: 'IPv4 range', answer: '1,048,576 addresses, 1 CIDR block' },
  { detector: 'range', input: '0.0.0.0-255.255.255.255', reading: 'IPv4 range', answer: '4,294,967,296 addresses, 1 CIDR block' },
  { detector: 'range', input: '"192.168.0.0 - 192.168.255.255",', reading: 'IPv4 range', answer: '65,536 addresses, 1 CIDR block' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors do not recognize. */
export const negatives = [
  { detector: 'range', input: '10.0.0.20-10.0.0.1' },
  { detector: 'range', input: '10.0.0.1' },
  { detector: 'range', input: '10.0.0.1/24' },
  { detector: 'range', input: '10.0.0.256-10.0.0.300' },
  { detector: 'range', input: '10.0.0-10.0.1' },
  { detector: 'range', input: '1.2.3-4.5.6' },
  { detector: 'range', input: '2024-01-01 - 2024-12-31' },
  { detector: 'range', input: '10.0.0.1, 10.0.0.20' },
  { detector: 'range', input: '192.168.1.1-20' },
  { detector: 'range', input: '10.0.0.1 - 10.0.0.2 - 10.0.0.3' },
] satisfies readonly Negative[];

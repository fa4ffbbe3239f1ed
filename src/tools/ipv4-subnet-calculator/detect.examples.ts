import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detector recognizes, with the reading and the answer: RFC 4632, RFC 3021, and the networks of RFC 1918. */
export const positives = [
  { detector: 'network', input: '192.168.1.0/24', reading: 'IPv4 network', answer: '254 hosts, 192.168.1.1–192.168.1.254' },
  { detector: 'network', input: '10.0.0.0/8', reading: 'IPv4 network', answer: '16,777,214 hosts, 10.0.0.1–10.255.255.254' },
  { detector: 'network', input: '172.16.5.4/30', reading: 'IPv4 network', answer: '2 hosts, 172.16.5.5–172.16.5.6' },
  { detector: 'network', input: '192.168.1.0/255.255.255.0', reading: 'IPv4 network', answer: '254 hosts, 192.168.1.1–192.168.1.254' },
  { detector: 'network', input: '192.168.1.0 255.255.255.0', reading: 'IPv4 network', answer: '254 hosts, 192.168.1.1–192.168.1.254' },
  { detector: 'network', input: '10.1.2.3/32', reading: 'IPv4 network', answer: '1 host, 10.1.2.3' },
  { detector: 'network', input: '10.1.2.2/31', reading: 'IPv4 network', answer: '2 hosts, 10.1.2.2–10.1.2.3' },
  { detector: 'network', input: '0.0.0.0/0', reading: 'IPv4 network', answer: '4,294,967,294 hosts, 0.0.0.1–255.255.255.254' },
  { detector: 'network', input: '203.0.113.0/25,', reading: 'IPv4 network', answer: '126 hosts, 203.0.113.1–203.0.113.126' },
] satisfies readonly Positive[];

/** Similar inputs that the detector does not recognize. */
export const negatives = [
  { detector: 'network', input: '192.168.1.0/33' },
  { detector: 'network', input: '192.168.1.0/024' },
  { detector: 'network', input: '192.168.1.0/' },
  { detector: 'network', input: '192.168.1/24' },
  { detector: 'network', input: '192.168.1.0/255.0.255.0' },
  { detector: 'network', input: '192.168.1.0 0.0.0.255' },
  { detector: 'network', input: '192.168.1.1' },
  { detector: 'network', input: '256.0.0.0/8' },
  { detector: 'network', input: '192.168.1.1 192.168.1.9' },
  { detector: 'network', input: '12/24' },
] satisfies readonly Negative[];

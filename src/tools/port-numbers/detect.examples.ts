import type { Negative, Positive } from '#test/detection/examples.ts';

/**
 * Inputs that the detector recognizes. The expected results are from the IANA registry or, for ports without a name, from the list of
 * common uses.
 */
export const positives = [
  { detector: 'port', input: 'tcp/443', reading: 'Port', answer: 'https' },
  { detector: 'port', input: '443/tcp', reading: 'Port', answer: 'https' },
  { detector: 'port', input: 'port 5432', reading: 'Port', answer: 'postgresql' },
  { detector: 'port', input: '514/udp', reading: 'Port', answer: 'syslog' },
  { detector: 'port', input: '514/TCP', reading: 'Port', answer: 'shell' },
  { detector: 'port', input: 'Port: 80', reading: 'Port', answer: 'http' },
  { detector: 'port', input: '51820/udp', reading: 'Port', answer: 'WireGuard' },
  { detector: 'port', input: 'port 51821', reading: 'Port', answer: 'Not registered' },
  { detector: 'port', input: 'puerto 3306', reading: 'Port', answer: 'mysql' },
  { detector: 'port', input: 'порт 6667', reading: 'Port', answer: 'ircu' },
  { detector: 'port', input: '"9/dccp"', reading: 'Port', answer: 'discard' },
  { detector: 'port', input: 'udp 53', reading: 'Port', answer: 'domain' },
] satisfies readonly Positive[];

/** Similar inputs that the detector must reject. */
export const negatives = [
  { detector: 'port', input: '8080' },
  { detector: 'port', input: 'localhost:8080' },
  { detector: 'port', input: ':8080' },
  { detector: 'port', input: 'port 70000' },
  { detector: 'port', input: '443/24' },
  { detector: 'port', input: '443/icmp' },
  { detector: 'port', input: 'tcp/ip' },
  { detector: 'port', input: 'tcp' },
  { detector: 'port', input: 'port 5432 is taken' },
  { detector: 'port', input: 'https://example.com:443/tcp' },
  { detector: 'port', input: 'support 5432' },
] satisfies readonly Negative[];

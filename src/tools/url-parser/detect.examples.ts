import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results. */
export const positives = [
  // RFC 3986, section 3
  { detector: 'link', input: 'https://example.com/a?b=1&c=2#d', reading: 'Link', answer: 'example.com, 2 parameters' },
  { detector: 'link', input: 'http://localhost:3000/', reading: 'Link', answer: 'localhost' },
  { detector: 'link', input: 'https://user:secret@example.com/x', reading: 'Link', answer: 'example.com' },
  { detector: 'link', input: 'ftp://ftp.is.co.za/rfc/rfc1808.txt', reading: 'Link', answer: 'ftp.is.co.za' },
  { detector: 'link', input: 'wss://example.com/socket?token=1', reading: 'Link', answer: 'example.com, 1 parameter' },
  { detector: 'link', input: '"https://example.com",', reading: 'Link', answer: 'example.com' },
  { detector: 'link', input: 'HTTPS://EXAMPLE.COM', reading: 'Link', answer: 'example.com' },
  { detector: 'link', input: 'http://[2001:db8::1]:8080/', reading: 'Link', answer: '[2001:db8::1]' },
  { detector: 'link', input: 'http://192.168.0.1/?a', reading: 'Link', answer: '192.168.0.1, 1 parameter' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'link', input: 'example.com' },
  { detector: 'link', input: 'www.example.com/a' },
  { detector: 'link', input: 'https://' },
  { detector: 'link', input: 'http:// example.com' },
  { detector: 'link', input: 'mailto:a@example.com' },
  { detector: 'link', input: 'https://example.com and more' },
  { detector: 'link', input: 'file:///etc/passwd' },
  { detector: 'link', input: 'http:example' },
  { detector: 'link', input: 'javascript:alert(1)' },
  { detector: 'link', input: 'https://exa mple.com' },
] satisfies readonly Negative[];

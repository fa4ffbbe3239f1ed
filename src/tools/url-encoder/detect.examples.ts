import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results. */
export const positives = [
  // RFC 3986, section 2.1
  { detector: 'encoded', input: 'Hello%20world%20%3A)', reading: 'URL-encoded text', answer: 'Hello world :)' },
  { detector: 'encoded', input: 'caf%C3%A9%20cr%C3%A8me', reading: 'URL-encoded text', answer: 'café crème' },
  { detector: 'encoded', input: '%E4%BD%A0%E5%A5%BD', reading: 'URL-encoded text', answer: '你好' },
  {
    detector: 'encoded',
    input: 'name%3DJohn%26age%3D30%26city%3DParis',
    reading: 'URL-encoded text',
    answer: 'name=John&age=30&city=Paris',
  },
  { detector: 'encoded', input: '"redirect%2Fto%2Fhome%2Fpage"', reading: 'URL-encoded text', answer: 'redirect/to/home/page' },
  { detector: 'encoded', input: '100%25%20sure', reading: 'URL-encoded text', answer: '100% sure' },
  { detector: 'encoded', input: '%F0%9F%98%80%20ok', reading: 'URL-encoded text', answer: '😀 ok' },
  { detector: 'encoded', input: 'SGVsbG8sIHdvcmxkIQ%3D%3D', reading: 'URL-encoded text', answer: 'SGVsbG8sIHdvcmxkIQ==' },
  { detector: 'encoded', input: 'tag%5B0%5D', reading: 'URL-encoded text', answer: 'tag[0]' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'encoded', input: '100%20' },
  { detector: 'encoded', input: '50% of 200' },
  { detector: 'encoded', input: '%ZZ%20%41%' },
  { detector: 'encoded', input: 'https://example.com/a%20b%20c%20d' },
  { detector: 'encoded', input: 'a%20b c%20d e%20f' },
  { detector: 'encoded', input: '%C3%28%C3%28%C3%28' },
  { detector: 'encoded', input: '%00%01%02' },
  { detector: 'encoded', input: '5%' },
  { detector: 'encoded', input: 'mailto:a%40b.c?x=%20%20' },
] satisfies readonly Negative[];

import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the reading and the answer: RFC 9110, section 15, and RFC 9112, section 4. */
export const positives = [
  { detector: 'status-line', input: 'HTTP/1.1 404 Not Found', reading: 'HTTP status', answer: '404 Not Found' },
  { detector: 'status-line', input: 'HTTP/1.1 200 OK', reading: 'HTTP status', answer: '200 OK' },
  { detector: 'status-line', input: 'HTTP/2 301', reading: 'HTTP status', answer: '301 Moved Permanently' },
  { detector: 'status-line', input: 'HTTP/2 503 ', reading: 'HTTP status', answer: '503 Service Unavailable' },
  { detector: 'status-line', input: "HTTP/1.0 418 I'm a teapot", reading: 'HTTP status', answer: "418 I'm a teapot" },
  {
    detector: 'status-line',
    input: 'HTTP/1.1 429 Too Many Requests\nRetry-After: 3600',
    reading: 'HTTP status',
    answer: '429 Too Many Requests',
  },
  { detector: 'status-line', input: 'HTTP/1.1 204 No Content\n', reading: 'HTTP status', answer: '204 No Content' },
  { detector: 'status-line', input: 'HTTP/3 101', reading: 'HTTP status', answer: '101 Switching Protocols' },
  { detector: 'code', input: '404', reading: 'HTTP status', answer: '404 Not Found' },
  { detector: 'code', input: '503', reading: 'HTTP status', answer: '503 Service Unavailable' },
  { detector: 'code', input: '418', reading: 'HTTP status', answer: "418 I'm a teapot" },
  { detector: 'code', input: '200', reading: 'HTTP status', answer: '200 OK' },
  { detector: 'code', input: '301', reading: 'HTTP status', answer: '301 Moved Permanently' },
  { detector: 'code', input: '100', reading: 'HTTP status', answer: '100 Continue' },
  { detector: 'code', input: '451', reading: 'HTTP status', answer: '451 Unavailable For Legal Reasons' },
  { detector: 'code', input: '"502"', reading: 'HTTP status', answer: '502 Bad Gateway' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors do not recognize. */
export const negatives = [
  { detector: 'status-line', input: 'HTTP/1.1' },
  { detector: 'status-line', input: 'GET / HTTP/1.1' },
  { detector: 'status-line', input: 'HTTP/1.1 999 Unknown' },
  { detector: 'status-line', input: 'HTTP/1.1 4040' },
  { detector: 'status-line', input: 'HTTP 404' },
  { detector: 'status-line', input: 'http://404' },
  { detector: 'status-line', input: 'HTTP/1.1 40' },
  { detector: 'status-line', input: 'the HTTP/1.1 404 answer' },
  { detector: 'code', input: '999' },
  { detector: 'code', input: '644' },
  { detector: 'code', input: '20' },
  { detector: 'code', input: '4040' },
  { detector: 'code', input: '-404' },
  { detector: 'code', input: '4 4' },
  { detector: 'code', input: '600' },
  { detector: 'code', input: '123' },
] satisfies readonly Negative[];

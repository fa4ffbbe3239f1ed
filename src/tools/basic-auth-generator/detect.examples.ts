import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, and the expected findings. */
export const positives = [
  // RFC 7617, section 2
  {
    detector: 'header',
    input: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
    reading: 'Basic authentication',
    answer: 'Username Aladdin',
  },
  { detector: 'header', input: 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', reading: 'Basic authentication', answer: 'Username Aladdin' },
  { detector: 'header', input: 'basic dXNlcjpwYXNz', reading: 'Basic authentication', answer: 'Username user' },
  { detector: 'header', input: 'Proxy-Authorization: Basic dXNlcjpwYXNz', reading: 'Basic authentication', answer: 'Username user' },
  { detector: 'header', input: 'authorization:basic dXNlcjpwYXNz', reading: 'Basic authentication', answer: 'Username user' },
  // RFC 7617, section 2.1
  { detector: 'header', input: 'Basic dGVzdDoxMjPCow==', reading: 'Basic authentication', answer: 'Username test' },
  { detector: 'header', input: 'Basic OmdocF90b2tlbg==', reading: 'Basic authentication', answer: 'No username' },
  { detector: 'header', input: '"Basic asO2cmc6Z2VoZWlt"', reading: 'Basic authentication', answer: 'Username jörg' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors reject. */
export const negatives = [
  { detector: 'header', input: 'Basic' },
  { detector: 'header', input: 'Basic training' },
  { detector: 'header', input: 'Basic auth' },
  { detector: 'header', input: 'Basic ABCD' },
  { detector: 'header', input: 'Bearer dXNlcjpwYXNz' },
  { detector: 'header', input: 'dXNlcjpwYXNz' },
  { detector: 'header', input: 'Basic bm8gY29sb24gaGVyZQ==' },
  { detector: 'header', input: 'Authorization: Digest username="Mufasa"' },
  { detector: 'header', input: 'Authorization: Basic' },
  { detector: 'header', input: 'Basic //46AQ==' },
] satisfies readonly Negative[];

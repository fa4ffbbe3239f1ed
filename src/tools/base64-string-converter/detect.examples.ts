import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, and the expected findings. */
export const positives = [
  // RFC 4648, section 9, and the texts that Wikipedia encodes (Base64, section “Examples”)
  { detector: 'base64', input: 'VGhlIHF1aWNrIGJyb3duIGZveA==', reading: 'Base64', answer: 'The quick brown fox' },
  { detector: 'base64', input: 'SGVsbG8sIOS4lueVjCE=', reading: 'Base64', answer: 'Hello, 世界!' },
  {
    detector: 'base64',
    input: 'TWFuIGlzIGRpc3Rpbmd1aXNoZWQsIG5vdCBvbmx5IGJ5IGhpcyByZWFzb24=',
    reading: 'Base64',
    answer: 'Man is distinguished, not only by his reason',
  },
  { detector: 'base64', input: 'bGlnaHQgd29yay4=', reading: 'Base64', answer: 'light work.' },
  { detector: 'base64', input: 'cGxlYXN1cmUu', reading: 'Base64', answer: 'pleasure.' },
  { detector: 'base64', input: 'dXNlciBuYW1lIGFuZCBwYXNzd29yZA==', reading: 'Base64', answer: 'user name and password' },
  { detector: 'base64', input: 'TWFueSBoYW5kcyBtYWtl\nIGxpZ2h0IHdvcmsu', reading: 'Base64', answer: 'Many hands make light work.' },
  { detector: 'base64', input: 'c3ViamVjdHM_Pj4-P2VuZHMgaGVyZQ', reading: 'Base64', answer: 'subjects?>>>?ends here' },
  { detector: 'base64', input: '"aW4gcXVvdGVzLCBhcyBpbiBjb2Rl";', reading: 'Base64', answer: 'in quotes, as in code' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors reject. */
export const negatives = [
  { detector: 'base64', input: 'password' },
  { detector: 'base64', input: 'accessibility' },
  { detector: 'base64', input: 'deadbeef' },
  { detector: 'base64', input: 'deadbeefdeadbeef' },
  { detector: 'base64', input: 'd41d8cd98f00b204e9800998ecf8427e' },
  { detector: 'base64', input: 'getUserById' },
  { detector: 'base64', input: 'The quick brown fox' },
  { detector: 'base64', input: 'AAAAAAAAAAAAAAAA' },
  { detector: 'base64', input: 'ABCDEFGHIJKLMNOP' },
  { detector: 'base64', input: 'hello==' },
  { detector: 'base64', input: 'SGVsbG8*' },
  { detector: 'base64', input: 'iVBORw0KGgoAAAANSUhEUgAAAAE=' },
] satisfies readonly Negative[];

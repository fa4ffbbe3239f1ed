import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, and the expected findings. */
export const positives = [
  // openssl enc -aes-256-cbc -pbkdf2 -base64
  {
    detector: 'salted',
    input: 'U2FsdGVkX1+Q2GsJ0sMdwHqqTzJ1hL8mDnxH1vTyqSk=',
    reading: 'Encrypted text',
    answer: 'Encrypted with OpenSSL, salted',
  },
  { detector: 'salted', input: 'U2FsdGVkX18IEx4pND9KVQ==', reading: 'Encrypted text', answer: 'Encrypted with OpenSSL, salted' },
  {
    detector: 'salted',
    input: 'U2FsdGVkX189SFNeaXR/ipWgq7bBzNfi7fgDDhkkLzo=',
    reading: 'Encrypted text',
    answer: 'Encrypted with OpenSSL, salted',
  },
  {
    detector: 'salted',
    input: 'U2FsdGVkX19yfYiTnqm0v8rV4Ov2AQwXIi04Q05ZZG96hZCbprG8x9Ld6PP+CRQf',
    reading: 'Encrypted text',
    answer: 'Encrypted with OpenSSL, salted',
  },
  {
    detector: 'salted',
    input: 'U2FsdGVkX1+nsr3I097p9P8KFSArNkFMV2JteIOOmaSvusXQ2+bx/AcSHSgzPklUX2p1gIuWoay3ws3Y4+75BA==',
    reading: 'Encrypted text',
    answer: 'Encrypted with OpenSSL, salted',
  },
  {
    detector: 'salted',
    input: 'U2FsdGVkX1/c5/L9CBMeKTQ/SlVga3aBjJeirbjDztnk7/oFEBsmMTxHUl1oc36JlJ+qtcDL1uHs9wINGCMuOURPWmVwe4aRnKeyvcjT3uk=',
    reading: 'Encrypted text',
    answer: 'Encrypted with OpenSSL, salted',
  },
  {
    detector: 'salted',
    input: '"U2FsdGVkX1/IycrLzM3Oz9DR0tPU1dbX2Nna29zd3t8=";',
    reading: 'Encrypted text',
    answer: 'Encrypted with OpenSSL, salted',
  },
  {
    detector: 'salted',
    input: 'U2FsdGVkX18AAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYn\nKCkqKywtLi8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRkc=',
    reading: 'Encrypted text',
    answer: 'Encrypted with OpenSSL, salted',
  },
  // openssl enc … | basenc --base64url, and | xxd -p
  { detector: 'salted', input: 'U2FsdGVkX18IEx4pND9KVQ_-', reading: 'Encrypted text', answer: 'Encrypted with OpenSSL, salted' },
  {
    detector: 'salted',
    input: '53616c7465645f5f329302442248070999ae75d85eb17b0ddb890cdafd3c504f',
    reading: 'Encrypted text',
    answer: 'Encrypted with OpenSSL, salted',
  },
] satisfies readonly Positive[];

/** Similar inputs that the detectors reject. */
export const negatives = [
  { detector: 'salted', input: 'Salted__' },
  { detector: 'salted', input: 'U2FsdGVkX18=' },
  { detector: 'salted', input: 'U2FsdGVkX1' },
  { detector: 'salted', input: 'U2FsdGVkX1+Q2Gs' },
  { detector: 'salted', input: 'U2FsdGVk peanuts are good' },
  { detector: 'salted', input: 'U2FsdGVkIHBlYW51dHMgYXJlIGdvb2Q=' },
  { detector: 'salted', input: 'U2FsdGVkX1+Q2GsJ0sMdwHqqTz*1hL8mDnxH1vTyqSk=' },
  { detector: 'salted', input: 'eyJhbGciOiJQQkVTMi1IUzI1NiJ9.a.b.c.d' },
  { detector: 'salted', input: 'c2FsdGVkX18AAQIDBAUGBwgJCgsMDQ4PEBESExQVFhc=' },
] satisfies readonly Negative[];

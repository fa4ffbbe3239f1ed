import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, and the expected findings. */
export const positives = [
  // The sample on the page
  { detector: 'addresses', input: 'Jane.Doe+news@gmail.com', reading: 'Email address', answer: 'janedoe@gmail.com' },
  { detector: 'addresses', input: 'John Smith <John.Smith@Example.COM>', reading: 'Email address', answer: 'john.smith@example.com' },
  {
    detector: 'addresses',
    input: 'a.b@gmail.com\nab@googlemail.com\nli@example.org',
    reading: 'Email addresses',
    answer: '3 addresses, 2 unique',
  },
  { detector: 'addresses', input: '<ann@example.org>', reading: 'Email address', answer: 'ann@example.org' },
  { detector: 'addresses', input: 'li@例え.jp', reading: 'Email address', answer: 'li@xn--r8jz45g.jp' },
  { detector: 'addresses', input: '"ann@example.org",', reading: 'Email address', answer: 'ann@example.org' },
  { detector: 'addresses', input: 'ann@example.org\n\nbob@example.org\n', reading: 'Email addresses', answer: '2 addresses, 2 unique' },
  { detector: 'addresses', input: 'mailto:ann@example.org', reading: 'Email address', answer: 'ann@example.org' },
  { detector: 'addresses', input: "o'brien@mail.example.ie", reading: 'Email address', answer: "o'brien@mail.example.ie" },
] satisfies readonly Positive[];

/** Similar inputs that the detectors reject. */
export const negatives = [
  { detector: 'addresses', input: '@jane_doe' },
  { detector: 'addresses', input: 'user@localhost' },
  { detector: 'addresses', input: 'react@18.2.0' },
  { detector: 'addresses', input: 'icon@2x.png' },
  { detector: 'addresses', input: 'git@github.com:user/repo.git' },
  { detector: 'addresses', input: 'Write to ann@example.org please' },
  { detector: 'addresses', input: 'ann@' },
  { detector: 'addresses', input: 'ann@example..org' },
  { detector: 'addresses', input: 'a@b@c' },
  { detector: 'addresses', input: 'ann@example.org\nnot an address' },
  { detector: 'addresses', input: '<p>ann@example.org</p>' },
  { detector: 'addresses', input: '@media (min-width: 1px)' },
] satisfies readonly Negative[];

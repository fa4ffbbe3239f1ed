import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results. */
export const positives = [
  // TOML 1.0.0, the example on its home page, and the reference of Cargo
  {
    detector: 'toml',
    input: 'title = "TOML Example"\n\n[owner]\nname = "Tom Preston-Werner"\ndob = 1979-05-27T07:32:00-08:00',
    reading: 'TOML',
    answer: '2 top-level keys',
  },
  {
    detector: 'toml',
    input: '[package]\nname = "demo"\nversion = "0.1.0"\n\n[dependencies]\nserde = "1"',
    reading: 'TOML',
    answer: '2 top-level keys',
  },
  { detector: 'toml', input: '[servers.alpha]\nip = "10.0.0.1"', reading: 'TOML', answer: '1 top-level key' },
  { detector: 'toml', input: '[[products]]\nsku = 738594937\n\n[[products]]\nsku = 284758393', reading: 'TOML', answer: '1 top-level key' },
  { detector: 'toml', input: 'a = 1\nb = true', reading: 'TOML', answer: '2 top-level keys' },
  { detector: 'toml', input: 'hosts = [\n  "alpha",\n  "omega"\n]\nname = \'x\'', reading: 'TOML', answer: '2 top-level keys' },
  { detector: 'toml', input: 'text = """\nAny line.\n"""\nn = +inf', reading: 'TOML', answer: '2 top-level keys' },
  { detector: 'toml', input: 'a = 1\na = 2', reading: 'TOML', answer: 'Invalid: line 2, column 1' },
  { detector: 'toml', input: { file: 'one.toml', base64: 'b25seSA9IDEK' }, reading: 'TOML', answer: '1 top-level key' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'toml', input: 'key=value' },
  { detector: 'toml', input: 'a = 1' },
  { detector: 'toml', input: '[section]' },
  { detector: 'toml', input: '[section]\nkey = plain words\nother = more words' },
  { detector: 'toml', input: 'DEBUG=true' },
  { detector: 'toml', input: 'PATH=/usr/bin\nHOME=/root' },
  { detector: 'toml', input: 'const a = 1;\nconst b = 2;' },
  { detector: 'toml', input: 'x = 1;\ny = 2;' },
  { detector: 'toml', input: '[x]\n[ ] y' },
  { detector: 'toml', input: 'a: 1\nb: 2' },
  { detector: 'toml', input: '[link](https://example.com)' },
  { detector: 'toml', input: '[1,2,3]' },
  { detector: 'toml', input: '{"a":1}' },
] satisfies readonly Negative[];

import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the reading and the answer. */
export const positives = [
  // RFC 8259, section 13
  {
    detector: 'json',
    input: '{\n  "Image": {\n    "Width": 800,\n    "Height": 600\n  }\n}',
    reading: 'JSON',
    answer: 'Object with 1 key',
  },
  {
    detector: 'json',
    input: '[\n  {\n    "precision": "zip"\n  },\n  {\n    "precision": "zip"\n  }\n]',
    reading: 'JSON',
    answer: 'Array of 2 items',
  },
  { detector: 'json', input: '{}', reading: 'JSON', answer: 'Object with 0 keys' },
  { detector: 'json', input: '[1,2,3]', reading: 'JSON', answer: 'Array of 3 items' },
  { detector: 'json', input: '{"a":1,"b":[true,null]}', reading: 'JSON', answer: 'Object with 2 keys' },
  { detector: 'json', input: '\n\t[ "x" ]\n', reading: 'JSON', answer: 'Array of 1 item' },
  { detector: 'json', input: '{"a":1,\n"b":2,}', reading: 'JSON', answer: 'Object with 2 keys, not strict JSON' },
  { detector: 'json', input: "{name: 'web', port: 80}", reading: 'JSON', answer: 'Object with 2 keys, not strict JSON' },
  { detector: 'json', input: { file: 'data.json', base64: 'eyJhIjp7ImIiOjF9fQ==' }, reading: 'JSON', answer: 'Object with 1 key' },
  { detector: 'broken-json', input: '{"a":1,\n"b" 2}', reading: 'JSON', answer: 'Invalid: line 2, column 5' },
  { detector: 'broken-json', input: '{"a": [1, 2}', reading: 'JSON', answer: 'Invalid: line 1, column 12' },
  { detector: 'broken-json', input: '[{"id":1},{"id" 2}]', reading: 'JSON', answer: 'Invalid: line 1, column 17' },
  { detector: 'broken-json', input: '["a" "b"]', reading: 'JSON', answer: 'Invalid: line 1, column 6' },
  { detector: 'broken-json', input: '[[1,2],[3 4]]', reading: 'JSON', answer: 'Invalid: line 1, column 11' },
  { detector: 'broken-json', input: '[1, 2 3]', reading: 'JSON', answer: 'Invalid: line 1, column 7' },
  { detector: 'broken-json', input: '{"name": "web"', reading: 'JSON', answer: 'Invalid: line 1, column 15' },
  { detector: 'broken-json', input: '{"a": tru}', reading: 'JSON', answer: 'Invalid: line 1, column 7' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors do not recognize. */
export const negatives = [
  { detector: 'json', input: '{ color: red; }' },
  { detector: 'json', input: '[x]' },
  { detector: 'json', input: '[link](https://example.com)' },
  { detector: 'json', input: '{{ user.name }}' },
  { detector: 'json', input: 'true' },
  { detector: 'json', input: 'null' },
  { detector: 'json', input: '"text"' },
  { detector: 'json', input: '42' },
  { detector: 'json', input: '(1, 2)' },
  { detector: 'json', input: '[ERROR] disk full' },
  { detector: 'json', input: '{user}' },
  { detector: 'broken-json', input: '{ color: red; }' },
  { detector: 'broken-json', input: '[x]' },
  { detector: 'broken-json', input: '[ERROR] disk full' },
  { detector: 'broken-json', input: '{{ user.name }}' },
  { detector: 'broken-json', input: '{"a":1}' },
  { detector: 'broken-json', input: '[1]' },
  { detector: 'broken-json', input: '{name}' },
  { detector: 'broken-json', input: '[1] Smith 2020' },
  { detector: 'broken-json', input: 'const a = {"b":' },
] satisfies readonly Negative[];

import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results. */
export const positives = [
  // YAML 1.2.2, section 2.1
  {
    detector: 'yaml',
    input: 'american:\n- Boston Red Sox\n- Detroit Tigers\nnational:\n- New York Mets\n- Chicago Cubs',
    reading: 'YAML',
    answer: 'Map with 2 keys',
  },
  {
    detector: 'yaml',
    input: '-\n  name: Mark McGwire\n  hr: 65\n-\n  name: Sammy Sosa\n  hr: 63',
    reading: 'YAML',
    answer: 'List of 2 items',
  },
  { detector: 'yaml', input: 'hr: 65\navg: 0.278\nrbi: 147', reading: 'YAML', answer: 'Map with 3 keys' },
  { detector: 'yaml', input: '---\na: 1\nb: 2', reading: 'YAML', answer: 'Map with 2 keys' },
  { detector: 'yaml', input: 'name: web\nports:\n  - 80\n  - 443', reading: 'YAML', answer: 'Map with 2 keys' },
  { detector: 'yaml', input: '- one\n- two: 2\n- three', reading: 'YAML', answer: 'List of 3 items' },
  { detector: 'yaml', input: 'a: 1\n---\nb: 2', reading: 'YAML', answer: '2 documents' },
  { detector: 'yaml', input: 'key: |\n  Any text. Even\n  sentences!\nother: [1,\n  2]', reading: 'YAML', answer: 'Map with 2 keys' },
  { detector: 'yaml', input: 'a:\n  b: "x\n', reading: 'YAML', answer: 'Invalid: line 3, column 1' },
  {
    detector: 'yaml',
    input: { file: 'values.yaml', base64: 'cmVwbGljYXM6IDMKaW1hZ2U6IG5naW54Cg==' },
    reading: 'YAML',
    answer: 'Map with 2 keys',
  },
  { detector: 'yaml', input: { file: 'one.yml', base64: 'b25seTogMQo=' }, reading: 'YAML', answer: 'Map with 1 key' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'yaml', input: 'Note: see below' },
  { detector: 'yaml', input: 'Q: What does it cost?\nA: Nothing at all.' },
  { detector: 'yaml', input: '{"a":1,"b":2}' },
  { detector: 'yaml', input: '[1,2,3]' },
  { detector: 'yaml', input: 'banana\napple\ncherry' },
  { detector: 'yaml', input: '- one\n- two' },
  { detector: 'yaml', input: 'title = "a"\nb = 1' },
  { detector: 'yaml', input: 'def area(r):\n    return 1' },
  { detector: 'yaml', input: '.a {\n  color: red;\n}' },
  { detector: 'yaml', input: 'color: red;\nmargin: 0;' },
  { detector: 'yaml', input: '12:30' },
  { detector: 'yaml', input: 'https://example.com' },
  { detector: 'yaml', input: 'Dear Sir: hello\nyour letter: thanks' },
  { detector: 'yaml', input: '---' },
  { detector: 'yaml', input: 'Error: a\nError: b' },
  { detector: 'yaml', input: 'key: value' },
  { detector: 'yaml', input: 'if x:\n  return y' },
] satisfies readonly Negative[];

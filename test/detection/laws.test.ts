import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sample } from '#core/detection.ts';
import type { ToolDetector } from '#pure/detection/detection.ts';
import { sampleOfBytes, sampleOfText } from '#pure/detection/sample.ts';
import { expectProportionate } from '#test/support/expect-proportionate.ts';
import { runs } from '#test/support/runs.ts';
import { hostileTexts } from '../conformance/hostile-texts.ts';
import { threadTime } from '../conformance/thread-time.ts';
import { positives } from './all-examples.ts';
import { detectors } from './detect-all.ts';

const SURROUNDINGS = { now: new Date('2026-11-22T12:00:00Z'), timeZone: 'UTC', language: 'en' };

const sampleOf = (text: string): Sample => {
  const bytes = new TextEncoder().encode(text).subarray(0, 65_536);
  const {
    text: _text,
    bare: _bare,
    ...ofFile
  } = sampleOfBytes({ head: bytes, tail: bytes, size: bytes.length, name: 'a.yaml' }, SURROUNDINGS);
  return { ...ofFile, ...sampleOfText(text, SURROUNDINGS), bytes, tail: bytes, fileName: 'a.yaml' };
};

/** As the engine asks, but for its care when one throws. */
function ask({ maxLength, detect, find }: ToolDetector, sample: Sample): void {
  if (sample.bare.length <= maxLength) detect(sample);
  const piece = find?.(sample.text ?? '');
  if (piece && piece.text.length <= maxLength) detect({ ...sample, text: piece.text, bare: piece.text });
}

const known = positives.flatMap(({ input }) => (typeof input === 'string' ? [input] : []));
/** What is recognized, with something else where it was cut. */
const broken = fc
  .tuple(fc.constantFrom(...known), fc.nat(), fc.string({ unit: 'binary', maxLength: 5 }), fc.nat())
  .map(([text, from, middle, to]) => text.slice(0, from % (text.length + 1)) + middle + text.slice(to % (text.length + 1)));
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 300 }),
  fc.constantFrom(...Object.values(hostileTexts)),
  broken,
);

test('no text makes a detector throw', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const sample = sampleOf(text);
      expect(() => detectors.forEach((detector) => ask(detector, sample))).not.toThrow();
    }),
    { numRuns: runs(500) },
  );
});

const RANDOM = fc.sample(fc.string({ unit: 'grapheme-ascii', minLength: 1024, maxLength: 1024 }), { seed: 1, numRuns: runs(1) })[0] ?? 'x';

const shapes = {
  'one letter': 'a',
  'one digit': '7',
  escapes: '%41',
  brackets: '{',
  tags: '<a>',
  spaces: ' ',
  pairs: 'A=',
  'hexadecimal digits': 'c0ffee',
  'line breaks': '\n',
  'the beginning of an escape': String.raw`\u`,
  'mixed scripts': 'aбγ中あ٣🙂',
  'comments without an end': '<!--',
  'comments of code without an end': '/*',
  'instructions without an end': '<?',
  'tags without an end': '<a "',
  'random signs': RANDOM,
};

/** Texts that nearly match: the last character is the first that does not fit. */
const nearlyMatching = {
  'line breaks before a last sign': ['a', '\r\n', '}'],
  'spaces before a last sign': ['a', ' ', '}'],
  'colons before a last sign': ['a', ':', '!'],
  'digits before a last sign': ['1', '1', '!'],
} as const;

const filled = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const texts: Readonly<Record<string, (length: number) => string>> = {
  ...Object.fromEntries(Object.entries(shapes).map(([name, unit]) => [name, (length: number) => filled(unit, length)])),
  ...Object.fromEntries(
    Object.entries(nearlyMatching).map(([name, [before, unit, after]]) => [
      name,
      (length: number) => before + filled(unit, Math.max(length - 2, 0)) + after,
    ]),
  ),
};

/** For 64 KB, of a quiet core of the reference machine; what takes less is fast enough, however it grows. */
const FAST_MS = 3;
const SIZE = 6_553;

describe('64 KB that were made to be slow to read take time in proportion', { timeout: 300_000 }, () => {
  test.each(Object.entries(texts))('%s', async (_name, textOf) => {
    const samples = new Map<number, Sample>();
    const sampleOfLength = (length: number): Sample => {
      const sample = samples.get(length) ?? sampleOf(textOf(length));
      samples.set(length, sample);
      return sample;
    };
    /** Reads a tenth of the longest text that the detector accepts, and searches a tenth of a whole sample; or about ten times as much. */
    const askAt = (detector: ToolDetector, factor: number): void => {
      detector.detect(sampleOfLength(Math.min(SIZE, Math.floor(detector.maxLength / 10)) * factor));
      detector.find?.(sampleOfLength(SIZE * factor).text ?? '');
    };
    const slow: ToolDetector[] = [];
    // oxlint-disable no-await-in-loop -- one at a time, since each is measured
    for (const detector of detectors) if ((await threadTime(() => askAt(detector, 10))) > FAST_MS) slow.push(detector);
    for (const detector of slow) await expectProportionate(1, (factor) => askAt(detector, factor));
    // oxlint-enable no-await-in-loop
  });
});

test('no detector is asked about more than a sample', () => expect(detectors.filter(({ maxLength }) => maxLength > 65_536)).toEqual([]));

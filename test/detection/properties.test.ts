import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { hostileTexts } from '../conformance/hostile-texts.ts';
import { positives } from './all-examples.ts';
import { askDetector, wholeSample } from './ask-detector.ts';
import { detectors } from './detect-all.ts';

const known = positives.flatMap(({ input }) => (typeof input === 'string' ? [input] : []));
/** Recognized inputs in which a part is replaced by random text. */
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
      const sample = wholeSample(text);
      expect(() => detectors.forEach((detector) => askDetector(detector, sample))).not.toThrow();
    }),
    { numRuns: runs(500) },
  );
});

test('no detector accepts more than a sample', () => expect(detectors.filter(({ maxLength }) => maxLength > 65_536)).toEqual([]));

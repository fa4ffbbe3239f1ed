import { describe, expect, test } from 'vitest';
import { nameOf, negatives, positives } from './all-examples.ts';
import { confusionReport } from './confusion-report.ts';
import exceptions from './detect.exceptions.json' with { type: 'json' };
import { detectors, shownRows } from './detect-all.ts';
import { type AllHeard, faultsOf, type HeardPositive } from './judge-examples.ts';

const FEWEST = 8;

const heard = async (): Promise<AllHeard> => ({
  positives: await Promise.all(positives.map(async (each) => ({ ...each, name: nameOf(each), rows: await shownRows(each.input) }))),
  negatives: await Promise.all(negatives.map(async (each) => ({ ...each, name: nameOf(each), rows: await shownRows(each.input) }))),
});

describe('all examples of all tools with every detector', { timeout: 300_000 }, () => {
  test('each detector recognizes its own examples first, and no lookalikes', async () => {
    const all = await heard();
    // Printed only with `DETECTION_REPORT=1`, because it is long.
    if (process.env['DETECTION_REPORT'] !== undefined) process.stdout.write(confusionReport(all));
    expect(faultsOf(all, new Set(Object.keys(exceptions)))).toEqual([]);
  });
});

test.each(detectors)('$toolId has enough positive and negative examples for “$id”', ({ toolId, id }) => {
  const isIts = ({ tool, detector }: { readonly tool: string; readonly detector: string }) => tool === toolId && detector === id;
  // There is only one empty file.
  expect(positives.filter(isIts).length).toBeGreaterThanOrEqual(id === 'empty-file' ? 1 : FEWEST);
  expect(negatives.filter(isIts).length).toBeGreaterThanOrEqual(FEWEST);
});

describe('an error is reported', () => {
  const row = { tool: 'a', detector: 'x', reading: 'X', answer: '1', chain: [], confidence: 'strong', rank: 20 } as const;
  const good: HeardPositive = { name: 'it', tool: 'a', detector: 'x', reading: 'X', answer: '1', rows: [row] };
  const other = { ...row, tool: 'b' };
  const none = new Set<string>();

  test('but not for a correct result', () =>
    expect(faultsOf({ positives: [good], negatives: [{ ...good, rows: [other] }] }, none)).toEqual([]));

  test.each<[fault: string, heard: AllHeard]>([
    ['silent: it', { positives: [{ ...good, rows: [] }], negatives: [] }],
    ['says “X → 2”: it', { positives: [{ ...good, rows: [{ ...row, answer: '2' }] }], negatives: [] }],
    ['not first: it', { positives: [{ ...good, rows: [{ ...other, rank: 3 }, row] }], negatives: [] }],
    ['only 0 % come first', { positives: [{ ...good, rows: [{ ...other, rank: 3 }, row] }], negatives: [] }],
    ['spoke: it', { positives: [good], negatives: [good] }],
    ['strong is right in 0.5', { positives: [good], negatives: [good] }],
    ['two findings tie: it', { positives: [{ ...good, rows: [row, other] }], negatives: [] }],
  ])('%s', (fault, all) => expect(faultsOf(all, none)).toContain(fault));

  test('for an unnecessary exception', () =>
    expect(faultsOf({ positives: [good], negatives: [] }, new Set(['it']))).toEqual(['needs no exception: it']));
});

import { describe, expect, test } from 'vitest';
import type { Finding, Inside } from '#core/detection.ts';
import { Detection, type DetectionAids, type ToolDetector } from './detection.ts';
import { sampleOfText } from './sample.ts';

const surroundings = { now: new Date(0), timeZone: 'UTC', language: 'en' };

const finding = (rank: number, more: Partial<Finding> = {}): Finding => ({
  reading: 'kind',
  confidence: 'strong',
  rank,
  hands: { inputs: {} },
  ...more,
});

const detector = (toolId: string, detect: ToolDetector['detect'], more: Partial<ToolDetector> = {}): ToolDetector => ({
  toolId,
  id: 'one',
  reads: 'text',
  maxLength: 1000,
  detect,
  ...more,
});

/** Removes one bracket at a time. */
const peel = detector('peel', ({ bare }) =>
  bare.startsWith('(') ? finding(9, { inside: { layer: 'base64', text: bare.slice(1) } satisfies Inside }) : undefined,
);
const number = detector('number', ({ bare }) => (/^\d+$/.test(bare) ? finding(1, { confidence: 'certain' }) : undefined));

async function look(text: string, detectors: readonly ToolDetector[], aids: Partial<DetectionAids> = {}) {
  const detection = new Detection(detectors, {
    inflate: () => Promise.resolve(undefined),
    isStale: () => false,
    isLate: () => false,
    onFault: () => undefined,
    ...aids,
  });
  await detection.look(sampleOfText(text, surroundings));
  return detection;
}

const rowsOf = (detection: Detection) => detection.rows().map(({ toolId, confidence, chain }) => [toolId, confidence, chain.length]);

describe('layers', () => {
  test('are opened to a depth of four, with the deepest strong finding first', async () => {
    expect(rowsOf(await look('((12', [peel, number]))).toEqual([
      ['number', 'strong', 2],
      ['peel', 'strong', 0],
    ]);
    expect(rowsOf(await look('(((((12', [peel, number]))).toEqual([['peel', 'strong', 4]]);
  });

  test('limit inner findings to the confidence of the outer finding', async () => {
    const likely = detector('peel', ({ bare }) =>
      bare.startsWith('(') ? finding(9, { confidence: 'likely', inside: { layer: 'base64', text: bare.slice(1) } }) : undefined,
    );
    expect(rowsOf(await look('(12', [likely, number]))).toEqual([
      ['peel', 'likely', 0],
      ['number', 'likely', 1],
    ]);
  });

  test('that return their own input are ignored', async () => {
    const same = detector('same', ({ bare }) => finding(1, { inside: { layer: 'base64', text: bare } }));
    expect(rowsOf(await look('x', [same]))).toEqual([['same', 'strong', 0]]);
  });

  test('stay closed when time has run out', async () => {
    expect(rowsOf(await look('(12', [peel, number], { isLate: () => true }))).toEqual([['peel', 'strong', 0]]);
  });
});

describe('a detector', () => {
  test('that throws is reported and skipped', async () => {
    const faults: unknown[] = [];
    const broken = detector('broken', () => {
      throw new Error('planted');
    });
    const detection = await look('12', [broken, number], { onFault: (toolId) => void faults.push(toolId) });
    expect([rowsOf(detection), faults]).toEqual([[['number', 'certain', 0]], ['broken']]);
  });

  test('is not called for input longer than its maximum', async () => {
    expect(rowsOf(await look('123', [detector('short', () => finding(1), { maxLength: 2 })]))).toEqual([]);
  });

  test('finds part of a longer text, with one level less confidence and at most strong', async () => {
    expect(rowsOf(await look('it is 12 now', [{ ...number, find: () => ({ at: 6, text: '12' }) }]))).toEqual([['number', 'strong', 1]]);
  });

  test('reports nothing after a newer input', async () => {
    expect(rowsOf(await look('12', [number], { isStale: () => true }))).toEqual([]);
  });
});

describe('a finding that requests an operation', () => {
  const ask = { operation: 'read', inputs: {}, write: 'any', isNeeded: true };
  const asking = detector('asking', ({ bare }) => (bare === 'x' ? finding(1, { ask }) : undefined));

  test('is removed if its operation returns no result that it needs', async () => {
    const detection = await look('x', [asking]);
    const [row] = detection.rows();
    expect(row?.ask).toEqual(ask);
    if (row) await detection.complete(row, undefined);
    expect(detection.rows()).toEqual([]);
  });

  test('opens a layer with its result', async () => {
    const detection = await look('x', [asking, number]);
    const [row] = detection.rows();
    if (row) await detection.complete(row, { answer: { copy: '12' }, inside: { layer: 'qrCode', text: '12' } });
    expect(rowsOf(detection)).toEqual([
      ['number', 'strong', 1],
      ['asking', 'strong', 0],
    ]);
  });
});

test('a possible finding is dropped beside a strong finding of the whole', async () => {
  const possible = detector('maybe', () => finding(2, { confidence: 'possible' }));
  expect(rowsOf(await look('12', [possible, number]))).toEqual([['number', 'certain', 0]]);
  expect(rowsOf(await look('ab', [possible, number]))).toEqual([['maybe', 'possible', 0]]);
});

test('a tool reports each reading once', async () => {
  const twice = [detector('one', () => finding(1)), detector('one', () => finding(2), { id: 'other' })];
  expect(rowsOf(await look('x', twice))).toEqual([['one', 'strong', 0]]);
});

test('a finding that contains a secret does not show it', async () => {
  const open = detector('open', ({ bare }) =>
    bare.startsWith('(') ? finding(9, { answer: { copy: bare }, inside: { layer: 'base64', text: bare.slice(1) } }) : undefined,
  );
  const secret = detector('secret', ({ bare }) => (bare === 'pass' ? finding(1, { isSecret: true, answer: { copy: '4' } }) : undefined));
  const copied = async (text: string) => (await look(text, [open, secret])).rows().map(({ toolId, answer }) => [toolId, answer?.copy]);
  expect(await copied('(pass')).toEqual([
    ['secret', '4'],
    ['open', undefined],
  ]);
  expect(await copied('(word')).toEqual([['open', '(word']]);
});

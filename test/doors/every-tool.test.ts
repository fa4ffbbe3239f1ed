import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sourceLibrary } from '../../scripts/catalog/source-library.ts';
import { repeatableBytes } from '../support/repeatable-bytes.ts';
import { byCommand } from './command-door.ts';
import { byPackage } from './package-door.ts';
import { type Sample, samplesOf } from './samples.ts';

const samples = (await sourceLibrary.catalogue()).flatMap(samplesOf);

/** Every door, by what it says to a sample: one more of them is one more line. */
const doors = { package: byPackage } satisfies Readonly<Record<string, (sample: Sample) => Promise<unknown>>>;

/** The same bytes are drawn for every door. */
function drawAnew(): void {
  const draw = repeatableBytes();
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array) new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(draw(array.byteLength));
    return array;
  });
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 1, 3, 4, 5, 6) });
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(Object.entries(doors))('the %s says what the command says to the samples of', (_name, door) => {
  test.each(samples.map((sample) => [sample.tool.id, sample.operation, sample] as const))('%s %s', async (_id, _operation, sample) => {
    drawAnew();
    const said = await byCommand(sample);
    drawAnew();
    expect(await door(sample)).toMatchObject(said as object);
  });
});

test('most operations answer their samples', async () => {
  const outcomes = await Promise.all(samples.map(byPackage));
  expect(outcomes.filter((outcome) => (outcome as { ok: boolean }).ok).length).toBeGreaterThan(0.8 * outcomes.length);
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sourceLibrary } from '../../scripts/catalog/source-library.ts';
import { repeatableBytes } from '../support/repeatable-bytes.ts';
import { byAssistant, toldOf } from './assistant-adapter.ts';
import { byCommand } from './command-adapter.ts';
import { byPackage } from './package-adapter.ts';
import { type Sample, samplesOf } from './samples.ts';

const samples = (await sourceLibrary.catalogue()).flatMap(samplesOf);

interface Adapter {
  readonly ask: (sample: Sample) => Promise<unknown>;
  /** The part of a command's result that this adapter returns. */
  readonly says?: (result: Readonly<Record<string, unknown>>) => object;
}

/** The result of a command without the warnings about empty secrets, which only commands print. */
function withoutWarnings({ notices, ...others }: Readonly<Record<string, unknown>>): object {
  const kept = Array.isArray(notices) ? { notices: notices.filter(({ code }: { code: string }) => code !== 'emptySecret') } : {};
  return { ...others, ...kept };
}

/** The adapters that are compared with the command. */
const adapters: Readonly<Record<string, Adapter>> = {
  package: { ask: byPackage, says: withoutWarnings },
  assistant: { ask: byAssistant, says: toldOf },
};

/** Repeats the same random bytes for each adapter. */
function repeatRandomBytes(): void {
  const nextBytes = repeatableBytes();
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array) new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(nextBytes(array.byteLength));
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

describe.each(Object.entries(adapters))(
  'the %s gives the same result as the command for the samples of',
  (_name, { ask, says = (result) => result }) => {
    test.each(samples.map((sample) => [sample.tool.id, sample.operation, sample] as const))('%s %s', async (_id, _operation, sample) => {
      repeatRandomBytes();
      const result = await byCommand(sample);
      repeatRandomBytes();
      expect(await ask(sample)).toMatchObject(says(result as Readonly<Record<string, unknown>>)); // `--json` prints an object
    });
  },
);

test('most operations succeed with their samples', async () => {
  const outcomes = await Promise.all(samples.map(byPackage));
  expect(outcomes.filter((outcome) => (outcome as { ok: boolean }).ok).length).toBeGreaterThan(0.8 * outcomes.length);
});

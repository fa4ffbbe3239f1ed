import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../support/runs.ts';
import { sharedNames } from '../../scripts/messages/shared-names.ts';
import { anyValues } from './any-values.ts';
import { run } from './run.ts';
import { allOperations } from './tools.ts';

interface EnglishMessages {
  readonly shared?: unknown;
  readonly errors?: Readonly<Record<string, string>>;
}

/** The codes that have a sentence: the tool's own, and those of the messages that it shares with others. */
function knownCodes(toolFolder: string): ReadonlySet<string> {
  const codesIn = (folder: string): readonly string[] => {
    const english = JSON.parse(readFileSync(`${folder}/en.json`, 'utf8')) as EnglishMessages;
    return [...Object.keys(english.errors ?? {}), ...sharedNames(english).flatMap((name) => codesIn(`src/subjects/${name}/messages`))];
  };
  return new Set(codesIn(`${toolFolder}/messages`).map((code) => code.replace(/_(zero|one|two|few|many|other)$/, '')));
}

describe('answers whatever it is given with a result, never with an exception, and every code has its sentence', () => {
  test.each(allOperations)('$tool.id: $name', async ({ tool, operation }) => {
    const known = knownCodes(tool.folder);
    await fc.assert(
      fc.asyncProperty(anyValues(operation.inputs), anyValues(operation.options), async (given, wish) => {
        const result = await run(operation, given, wish);
        expect(structuredClone(result)).toEqual(result);
        expect(result.ok ? [] : [result.error.code]).toSatisfy((codes: string[]) => codes.every((code) => known.has(code)));
      }),
      { numRuns: runs(operation.thread === 'worker' ? 30 : 100) },
    );
  });
});

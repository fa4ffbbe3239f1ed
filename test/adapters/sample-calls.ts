import { operationsOf } from '#core/declaration.ts';
import type { Catalogue } from '#engine/catalogue.ts';
import { isFile, samplesOf } from './samples.ts';

/**
 * The samples of all tools as JSON, for `test/consumer/answer-samples.mjs`. Operations whose results are random or depend on the time are
 * marked as not repeatable.
 */
export const sampleCalls = (catalogue: Catalogue) =>
  catalogue.flatMap(samplesOf).map(({ tool, operation, said, fields }) => {
    const { trigger = 'change' } = operationsOf(tool.declaration)[operation] ?? {};
    const part = (ofFiles: boolean) => Object.fromEntries(Object.entries(said).filter(([name]) => isFile(fields[name]) === ofFiles));
    return { tool: tool.id, operation, isRepeatable: trigger === 'change', texts: part(false), files: part(true) };
  });

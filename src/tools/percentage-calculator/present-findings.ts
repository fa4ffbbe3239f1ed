import type { WriteFindings, WrittenFinding } from '#core/detection.ts';
import type { Result } from '#core/result.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

const written = (result: Result<string | null>, sign: '' | '%'): WrittenFinding | undefined =>
  result.ok && result.value !== null ? { answer: { copy: result.value + sign } } : undefined;

export const write = {
  partOf: (result) => written(result, ''),
  shareOf: (result) => written(result, '%'),
  changeOf: (result) => written(result, '%'),
} satisfies WriteFindings<typeof declaration, typeof run, 'partOf' | 'shareOf' | 'changeOf'>;

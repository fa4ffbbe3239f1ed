import { describe, expect, test } from 'vitest';
import { exampleOf } from '#cli/example.ts';
import { isNone } from '#core/declaration.ts';
import { makeCatalogue } from '../../scripts/catalog/source-library.ts';
import { play } from './play.ts';

const catalogue = await makeCatalogue();
const examples = catalogue.flatMap((tool) => {
  const example = exampleOf(tool);
  return example ? [{ id: tool.id, ...example }] : [];
});

describe('the example command in the help of a tool', () => {
  test.each(examples)('$id', async ({ words, env }) => {
    const { exitCode, stdout } = await play(words, { env });
    expect(exitCode).toBe(0);
    expect(stdout).not.toBe('');
  });
});

test.each(catalogue)('$id has help in the requested language', async ({ id, declaration }) => {
  const { exitCode, stdout } = await play(['help', id, '--lang', 'de']);
  expect(exitCode).toBe(0);
  expect(stdout).toContain(`(${id})`);
  expect(stdout.includes('Operationen')).toBe(!isNone(declaration.operations));
  expect(stdout).not.toMatch(/fields\.|undefined/);
});

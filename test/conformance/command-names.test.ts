import { describe, expect, test } from 'vitest';
import { adapterFields, adapterOperations } from '#engine/adapter-operations.ts';
import { isGlobal, optionName } from '#engine/option-name.ts';
import { optionNames } from '#cli/options-of.ts';
import { tools } from './tools.ts';

/** Fields that may have the name of a global option, because their format has that name. The option of this field is `--json-text`. */
const former = ['json'];

describe.each(tools)('$id', ({ declaration }) => {
  const fields = Object.entries(adapterFields(declaration));

  test('has distinct option names that differ from global options', () => {
    const names = fields.flatMap(optionNames);
    expect(names).toEqual([...new Set(names)]);
    expect(fields.map(([name]) => name).filter((name) => isGlobal(name) && !former.includes(name))).toEqual([]);
  });

  test('has distinct operation names', () => {
    const names = Object.keys(adapterOperations(declaration)).flatMap((name) => [...new Set([name, optionName(name)])]);
    expect(names).toEqual([...new Set(names)]);
  });

  test('has single-line initial values and samples in single-line fields', () => {
    const lines = fields.flatMap(([, field]) => ('singleLine' in field ? [field.initial, field.sample ?? ''] : []));
    expect(lines.filter((text) => /[\r\n]/.test(text))).toEqual([]);
  });
});

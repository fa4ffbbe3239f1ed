import { describe, expect, test } from 'vitest';
import { doorFields, doorOperations } from '#engine/door-operations.ts';
import { isGlobal, optionName } from '#engine/option-name.ts';
import { optionNames } from '#cli/options-of.ts';
import { tools } from './tools.ts';

/** Fields that may have the name of a global option, because their format has that name. The option of this field is `--json-text`. */
const former = ['json'];

describe.each(tools)('$id', ({ declaration }) => {
  const fields = Object.entries(doorFields(declaration));

  test('has no two options of one name, and none of a name that all commands have', () => {
    const names = fields.flatMap(optionNames);
    expect(names).toEqual([...new Set(names)]);
    expect(fields.map(([name]) => name).filter((name) => isGlobal(name) && !former.includes(name))).toEqual([]);
  });

  test('has no two operations that are called alike', () => {
    const names = Object.keys(doorOperations(declaration)).flatMap((name) => [...new Set([name, optionName(name)])]);
    expect(names).toEqual([...new Set(names)]);
  });

  test('begins with a line, and samples one, where a field is a line', () => {
    const lines = fields.flatMap(([, field]) => ('isLine' in field ? [field.initial, field.sample ?? ''] : []));
    expect(lines.filter((text) => /[\r\n]/.test(text))).toEqual([]);
  });
});

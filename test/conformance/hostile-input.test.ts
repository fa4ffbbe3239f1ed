import { describe, expect, test } from 'vitest';
import { decodeFields, encodeFields } from '#core/field-text.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import type { Field } from '#core/fields.ts';
import { cheapOptions, samplesOf, valueOf } from './field-values.ts';
import { hostileTexts } from './hostile-texts.ts';
import { run } from './run.ts';
import { readings } from './text-fields.ts';
import { tools } from './tools.ts';

const namesOfPrototype = Object.getOwnPropertyNames(Object.prototype);

function canHave(field: Field, value: unknown): boolean {
  if (field.kind === 'choice') return field.values.some((one) => one === value);
  if (field.kind === 'number') return typeof value === 'number' && value >= field.min && value <= field.max;
  if (field.kind === 'list') return Array.isArray(value) && value.length <= field.max && value.every(isItemOf(field.members));
  return typeof value === (field.kind === 'flag' ? 'boolean' : 'string');
}

const isItemOf = (members: readonly string[]) => (item: object) =>
  members.length === Object.keys(item).length &&
  Object.entries(item).every(([name, text]) => members.includes(name) && typeof text === 'string');

describe('returns a result for hostile text', { timeout: 120_000 }, () => {
  test.each(readings)('$tool.id: $name, $fieldName', async ({ operation, fieldName, field }) => {
    for (const [what, text] of Object.entries(hostileTexts)) {
      const given = { [fieldName]: valueOf(field, text) };
      const inputs = { ...samplesOf(operation.inputs), ...(fieldName in operation.inputs && given) };
      const options = { ...cheapOptions(operation.options), ...(fieldName in operation.options && given) };
      const result = await run(operation, inputs, options).catch((error: unknown) => ({ ok: error }));
      expect({ what, isResult: result.ok }).toEqual({ what, isResult: expect.any(Boolean) });
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(namesOfPrototype);
    }
  });
});

describe('a link or stored value is decoded to a valid value or ignored', () => {
  test.each(tools)('$id', ({ inputs, options }) => {
    const fields = { ...inputs, ...options };
    for (const text of Object.values(hostileTexts)) {
      for (const field of Object.values(fields)) {
        expect({ text, value: kindOf(field).decode(field, text) }).toSatisfy(({ value }) => value === undefined || canHave(field, value));
      }
      const query = new URLSearchParams(['__proto__', ...Object.keys(fields)].map((name) => [name, text.slice(0, 1000)]));
      const decoded = decodeFields(fields, `${query}&${text.slice(0, 1000)}`);
      expect(Object.keys(decoded)).toEqual(Object.keys(fields));
      expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
      expect(decodeFields(fields, encodeFields(fields, decoded))).toEqual(decoded);
    }
  });
});

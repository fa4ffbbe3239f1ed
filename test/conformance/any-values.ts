import * as fc from 'fast-check';
import type { Field, Fields } from '#core/fields.ts';
import { anyDocument } from './any-document.ts';

/** Values of fields, by name. */
export type Given = Readonly<Record<string, unknown>>;

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('', ' ', '\n', '\ud800', '\u0000', '{"a":1}', '0', '-1', '🙂'),
);

/** Random choices. Numbers are mostly from the lower half, like the values of a number field. */
function anyChoice(values: readonly string[]): fc.Arbitrary<string> {
  const all = fc.constantFrom(...values);
  if (!values.every((value) => /^\d+$/.test(value))) return all;
  return fc.oneof({ arbitrary: fc.constantFrom(...values.slice(0, Math.ceil(values.length / 2))), weight: 9 }, all);
}

/**
 * Random values of a field. Numbers stay near their lower bound, because a quantity of 10,000 or the cost of a slow hash would only make
 * the suite slow.
 */
function anyValue(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return fc.oneof(
        { arbitrary: texts, weight: 2 },
        ...[field.sample].filter((sample) => sample !== undefined).map((sample) => fc.constant(sample)),
        ...[anyDocument[field.accepts]].filter((documents) => documents !== undefined).map((arbitrary) => ({ arbitrary, weight: 2 })),
      );
    case 'file':
      return fc.uint8Array({ maxLength: 200 }).map((bytes) => new File([Uint8Array.from(bytes)], 'any.bin'));
    case 'flag':
      return fc.boolean();
    case 'choice':
      return anyChoice(field.values);
    case 'list':
      return fc.array(fc.record(Object.fromEntries(field.members.map((member) => [member, texts]))), { minLength: 1, maxLength: 3 });
    case 'number':
      return field.isInteger
        ? fc.integer({ min: field.min, max: Math.min(field.max, field.min + 4) })
        : fc.double({ min: field.min, max: field.max, noNaN: true });
  }
}

/** Patterns that fields must match, by name. They apply to values in the form of a link. */
export type Wanted = Readonly<Partial<Record<string, RegExp>>>;

/** Patterns for which fast-check cannot generate matching texts. */
const UNMADE = /\\[pP]\{|\(\?[=!]/;

/** Random values that mostly match, so that few of them are discarded. */
function anyWanted(field: Field, wanted: RegExp): fc.Arbitrary<unknown> {
  if (field.kind !== 'text') return anyValue(field).filter((value) => wanted.test(String(value)));
  const matching = UNMADE.test(wanted.source) ? fc.constant(field.initial) : fc.stringMatching(wanted);
  return fc.oneof(anyValue(field), { arbitrary: matching, weight: 3 });
}

export function anyValues(fields: Fields, where: Wanted = {}): fc.Arbitrary<Given> {
  const arbitraries = Object.entries(fields).map(([name, field]) => {
    const wanted = where[name];
    return [name, wanted ? anyWanted(field, wanted) : anyValue(field)] as const;
  });
  return fc.record(Object.fromEntries(arbitraries));
}

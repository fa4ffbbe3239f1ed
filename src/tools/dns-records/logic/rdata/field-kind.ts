import { fail, ok, type Result } from '#core/result.ts';
import type { Token } from '../master-file/tokens.ts';
import type { Expected } from '../problems/problem.ts';

export type FieldFault = 'notA' | 'label' | 'name' | 'string';

/** One field of a record's data, or all remaining ones. */
export interface FieldKind {
  readonly isRest?: true;
  readonly isName?: true;
  /** Reads the field in canonical form; several words result in several fields. An error has the code and values of a problem. */
  readonly read: (tokens: readonly Token[], origin: string) => Result<readonly string[], FieldFault>;
}

/** An error for text that is not of the expected form. */
export const notA = (text: string, expected: Expected, max?: number): Result<never, 'notA'> =>
  fail('notA', { values: { text, ...(max === undefined ? {} : { max }) }, words: { expected } });

/** A field of one word. */
export const single = (read: (text: string, token: Token) => Result<string, FieldFault>): FieldKind => ({
  read([token]) {
    if (!token) return ok([]);
    const value = read(token.text, token);
    return value.ok ? ok([value.value]) : value;
  },
});

/** All remaining words, joined without white space and read as one. */
export const joined = (read: (text: string) => Result<string, FieldFault>): FieldKind => ({
  isRest: true,
  read(tokens) {
    const value = read(tokens.map(({ text }) => text).join(''));
    return value.ok ? ok([value.value]) : value;
  },
});

/** All remaining words, read separately. */
export const each = (read: (text: string, token: Token) => Result<string, FieldFault>): FieldKind => ({
  isRest: true,
  read(tokens) {
    const values: string[] = [];
    for (const token of tokens) {
      const value = read(token.text, token);
      if (!value.ok) return value;
      values.push(value.value);
    }
    return ok(values);
  },
});

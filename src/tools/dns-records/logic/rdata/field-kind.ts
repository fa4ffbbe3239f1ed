import { fail, ok, type Result } from '#core/result.ts';
import type { Token } from '../master-file/tokens.ts';
import type { Expected } from '../problems/problem.ts';

export type FieldFault = 'notA' | 'label' | 'name' | 'string';

/** One field of the data of a record, or all that are left. */
export interface FieldKind {
  readonly isRest?: true;
  readonly isName?: true;
  /** The field in its one form; of several words several. A refusal is that of a problem, with its values. */
  readonly read: (tokens: readonly Token[], origin: string) => Result<readonly string[], FieldFault>;
}

/** A refusal: this text is not what was expected. */
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

/** All words that are left, read as one without the blanks between them. */
export const joined = (read: (text: string) => Result<string, FieldFault>): FieldKind => ({
  isRest: true,
  read(tokens) {
    const value = read(tokens.map(({ text }) => text).join(''));
    return value.ok ? ok([value.value]) : value;
  },
});

/** All words that are left, each for itself. */
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

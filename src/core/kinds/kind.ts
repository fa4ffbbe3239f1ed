import type { Field, ListItem, ValueOf } from '../fields.ts';

/** What stands in a control: of a number field the text as typed, of any other its value. */
export type Draft = string | boolean | File | null | readonly ListItem[];

/**
 * Why what stands in a control, or was said in a command, is no value: the code of a sentence of the shell or of the command line, where the
 * field has none of its own. A control of choices or of a list holds only values.
 */
export type Refusal =
  | { readonly code: 'notWhole' | 'notANumber'; readonly values: { readonly min: number; readonly max: number } }
  | { readonly code: 'tooLong'; readonly values: { readonly max: number } }
  | { readonly code: 'notOneOf'; readonly values: { readonly choices: string } }
  | { readonly code: 'notAList'; readonly values: { readonly item: string; readonly max: number } };

/** What there is to do with a field and what stands in it, whatever its kind. */
export interface Kind<F extends Field> {
  /** A value as links and storage write it; `undefined` if they cannot. */
  encode(value: ValueOf<F>): string | undefined;
  /** Reads a remembered or shared value, which may be stale, foreign or hostile: `undefined` if the field cannot have it. */
  decode(field: F, source: string): ValueOf<F> | undefined;
  /** How a command says a value: the name alone, a text, a text for each item, or a file. */
  readonly saidAs: 'flag' | 'text' | 'items' | 'file';
  /** Reads the items of a value that are said one by one: `undefined` if the field cannot have it. */
  readItems?(field: F, items: readonly string[]): ValueOf<F> | undefined;
  /** Whether a command must not show it: it opens something. */
  isKey?(field: F): boolean;
  /** Whether the control can hold it: what an older release of the tool kept may be none of this one's. */
  accepts(field: F, draft: unknown): draft is Draft;
  /** What stands in the control when the field has a value. */
  draftOf(value: ValueOf<F>): Draft;
  /** `undefined` while what stands in the control is none that the field can have. */
  valueOf(field: F, draft: Draft): ValueOf<F> | undefined;
  /** What is wrong while there is no value; a kind that has a value whatever is said has none. */
  refusal?(field: F): Refusal | undefined;
  /** Whether what stands in the control is the beginning of a value: a page does not say that it is none while one types. */
  isBeginning?(draft: Draft): boolean;
  /** What stands in the control when another tool has sent a text. */
  withSent(field: F, draft: Draft, text: string): Draft;
}

import type { Field, ListItem, ValueOf } from '../fields.ts';

/** The content of a control: the typed text for a number field, the value for any other. */
export type ControlValue = string | boolean | File | null | readonly ListItem[];

/**
 * The reason why the content of a control or a command-line value is invalid. The code names a sentence of the shell or the command line,
 * unless the field has its own. Controls for choices and lists contain only valid values.
 */
export type Refusal =
  | { readonly code: 'notWhole' | 'notANumber'; readonly values: { readonly min: number; readonly max: number } }
  | { readonly code: 'tooLong'; readonly values: { readonly max: number } }
  | { readonly code: 'notOneOf'; readonly values: { readonly choices: string } }
  | { readonly code: 'notAList'; readonly values: { readonly item: string; readonly max: number } };

/** The functions for one kind of field. */
export interface Kind<F extends Field> {
  /** Writes a value for links and storage; `undefined` if it has no text form. */
  encode(value: ValueOf<F>): string | undefined;
  /** Reads a stored or shared value, which may be outdated, unrelated, or malicious. `undefined` if it is invalid for the field. */
  decode(field: F, source: string): ValueOf<F> | undefined;
  /** How a value is written on the command line: the name alone, a text, a text for each item, or a file. */
  readonly saidAs: 'flag' | 'text' | 'items' | 'file';
  /** Reads a value from separate items; `undefined` if it is invalid for the field. */
  readItems?(field: F, items: readonly string[]): ValueOf<F> | undefined;
  /** Whether a command line must not contain the value, because it is a secret. */
  isKey?(field: F): boolean;
  /** Whether the control can contain the control value. A control value saved by an older release may no longer fit. */
  accepts(field: F, controlValue: unknown): controlValue is ControlValue;
  /** The content of the control for a value. */
  controlValueOf(value: ValueOf<F>): ControlValue;
  /** Reads the content of a control; `undefined` while it is invalid for the field. */
  valueOf(field: F, controlValue: ControlValue): ValueOf<F> | undefined;
  /** The reason for an invalid value. Missing for a kind that accepts any value. */
  refusal?(field: F): Refusal | undefined;
  /**
   * Whether the content of the control may be the beginning of a valid value, so that a page does not report an error while the visitor
   * types.
   */
  isBeginning?(controlValue: ControlValue): boolean;
  /** The content of the control after another tool has sent a text. */
  withSent(field: F, controlValue: ControlValue, text: string): ControlValue;
}

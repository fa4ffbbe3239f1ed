import type { MarksBetween } from '#core/outputs.ts';

/** What every field takes: the same names everywhere, so that a view can spread what the workbench binds. */
export interface FieldProps<Value> {
  /** The field's name within its tool; unique on a page. */
  readonly name: string;
  /** Visible, and exactly the accessible name of the control. */
  readonly label: string;
  /** One sentence under the control. */
  readonly hint?: string | undefined;
  /** Shown under the control with role=alert; the control is then aria-invalid. */
  readonly error?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** What a text field offers beside typing. The workbench gives all of it. */
export interface TextActions {
  /** What `Sample` fills in; without it there is no such button. */
  readonly sample?: string | undefined;
  /** Fills the sample in, where more than this text goes with it; else the text is replaced. */
  readonly onSample?: (() => void) | undefined;
  /** Replaces the whole text in one step that `Undo` takes back (clear, sample, a dropped or opened file). */
  readonly onReplace?: ((value: string) => void) | undefined;
  /** Takes back the last replacement; absent when there is none. */
  readonly onUndo?: (() => void) | undefined;
}

/** Places in the text of a field that an editor shows. */
export interface FieldMarks {
  /** Offset of an error in UTF-16 code units. */
  readonly errorAt?: number | undefined;
  /** What stands out in the text, in the colors that all tools have for it; kept while it stays the same. */
  readonly marks?: MarksBetween | undefined;
}

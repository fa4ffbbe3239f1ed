import type { MarksBetween } from '#core/outputs.ts';

/** Properties of every field. The names are the same everywhere, so that a view can spread the properties that the tool UI binds. */
export interface FieldProps<Value> {
  /** The field's name within its tool; unique on a page. */
  readonly name: string;
  /** The visible label and the exact accessible name of the control. */
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

/** Actions of a text field in addition to typing. The tool UI provides all of them. */
export interface TextActions {
  /** The text that `Sample` fills in. If omitted, there is no such button. */
  readonly sample?: string | undefined;
  /** Fills in the sample if it includes more than this text. Otherwise, the text is replaced. */
  readonly onSample?: (() => void) | undefined;
  /** Replaces the whole text in one step that `Undo` reverts (clear, sample, a dropped or opened file). */
  readonly onReplace?: ((value: string) => void) | undefined;
  /** Reverts the last replacement. Missing if there is nothing to undo. */
  readonly onUndo?: (() => void) | undefined;
}

/** Positions in the text of a field that an editor marks. */
export interface FieldMarks {
  /** Offset of an error in UTF-16 code units. */
  readonly errorAt?: number | undefined;
  /** Highlighted ranges, in the colors that all tools share. Keep the same function while the highlights stay the same. */
  readonly marks?: MarksBetween | undefined;
}

import type { ChoiceField, Field, FileField, FlagField, ListField, ListItem, NumberField, TextField } from '#core/fields.ts';
import type { ControlValue } from '#core/kinds/kind.ts';
import type { MessageValues } from '#core/message-key.ts';
import type { Choice, FieldMarks, FieldProps, TextActions } from '#ui/field/field-props.ts';
import { type BoundList, bindList } from './bound-list.ts';
import type { Step } from './session-state.ts';

/** The properties of a field's control, by the kind of the field. */
export type BoundProps<F extends Field> =
  F extends ChoiceField<infer Value>
    ? FieldProps<Value> & { readonly options: readonly Choice<Value>[] }
    : F extends TextField
      ? FieldProps<string> & TextActions & FieldMarks & { readonly placeholder?: string | undefined; readonly isSecret: boolean }
      : F extends NumberField
        ? FieldProps<string> & { readonly min: number; readonly max: number; readonly isInteger: boolean }
        : F extends FlagField
          ? FieldProps<boolean>
          : F extends FileField
            ? FieldProps<File | null> & { readonly accept: string }
            : F extends ListField<infer Member>
              ? BoundList<Member>
              : never;

/** A field with its control value, messages, and callbacks. */
export interface Binding<F extends Field = Field> extends FieldMarks {
  readonly name: string;
  readonly field: F;
  readonly controlValue: ControlValue;
  readonly error: string | undefined;
  /** For lists: returns the error of a text of an item. */
  readonly errorOf?: (item: string) => string | undefined;
  /** Returns a message of the field, such as its `label`; `undefined` if there is none. */
  readonly text: (key: string, values?: MessageValues) => string | undefined;
  readonly change: (controlValue: ControlValue) => void;
  readonly replace: (controlValue: ControlValue, step?: Step) => void;
  /** Fills in the sample of this field and of related fields, if there are any. */
  readonly onSample: (() => void) | undefined;
  readonly onUndo: (() => void) | undefined;
}

const common = ({ name, controlValue, error, text, change }: Binding) => ({
  name,
  label: text('label') ?? '',
  hint: text('hint'),
  error,
  value: controlValue,
  onChange: change,
});

/** Converts a binding to properties, by the kind of the field. */
const bound: { readonly [Kind in Field['kind']]: (binding: Binding<Extract<Field, { kind: Kind }>>) => object } = {
  text: ({ field, ...binding }) => ({
    ...common({ field, ...binding }),
    placeholder: binding.text('placeholder') ?? field.example,
    isSecret: field.isMasked,
    sample: field.sample,
    onSample: binding.onSample,
    errorAt: binding.errorAt,
    marks: binding.marks,
    onReplace: (text: string) => binding.replace(text, text === '' ? 'cleared' : text === field.sample ? 'sampled' : undefined),
    onUndo: binding.onUndo,
  }),
  number: ({ field, ...binding }) => ({
    ...common({ field, ...binding }),
    min: field.min,
    max: field.max,
    isInteger: field.isInteger,
  }),
  choice: ({ field, ...binding }) => ({
    ...common({ field, ...binding }),
    options: field.values.map((value) => ({ value, label: binding.text(`options.${value}`) ?? value })),
  }),
  file: ({ field, ...binding }) => ({
    ...common({ field, ...binding }),
    value: binding.controlValue === '' ? null : binding.controlValue,
    onChange: (file: File | null) => (file ? binding.change(file) : binding.replace('', 'removed')),
    accept: field.accept,
  }),
  flag: common,
  list: ({ name, field, controlValue, change, replace, onUndo, text, errorOf = () => undefined }) =>
    bindList({
      name,
      field,
      items: controlValue as readonly ListItem[], // only valid control values are bound
      change,
      replace,
      onUndo,
      errorOf,
      text: (member, key, number) => text(`members.${member}.${key}`, { number }),
    }),
};

/** The properties of a field's control. */
export const bindField = (binding: Binding): object => bound[binding.field.kind](binding as never); // matches the field's kind

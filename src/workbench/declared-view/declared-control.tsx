import type { ComponentType, ReactElement } from 'react';
import type { Field, TextField } from '#core/fields.ts';
import { type ControlKind, controlKind } from './control-kind.ts';

/** Components for fields, by what a field is shown by. */
export type FieldControls = { readonly [Kind in ControlKind]?: ComponentType<never> };

export type AnyComponent = ComponentType<Readonly<Record<string, unknown>>>;

const looks: { readonly [Kind in ControlKind]?: (field: never) => object } = {
  text: () => ({ isMonospace: true }),
  longText: ({ lines }: TextField) => ({ isMultiline: true, rows: lines }),
  editedText: ({ lines }: TextField) => ({ rows: lines }),
};

/** The control of a field of which nothing but its declaration is known. */
export function declaredControl(controls: FieldControls, name: string, field: Field, bound: object): ReactElement {
  const kind = controlKind(field);
  const Control = controls[kind] as AnyComponent;
  return <Control key={name} {...looks[kind]?.(field as never)} {...bound} />;
}

import type { ComponentType, ReactElement } from 'react';
import type { Field, TextField } from '#core/fields.ts';
import { type ControlKind, controlKind } from './control-kind.ts';

/** The components for fields, by the kind of control. */
export type FieldControls = { readonly [Kind in ControlKind]?: ComponentType<never> };

export type AnyComponent = ComponentType<Readonly<Record<string, unknown>>>;

const looks: { readonly [Kind in ControlKind]?: (field: never) => object } = {
  text: () => ({ isMonospace: true }),
  longText: ({ rows }: TextField) => ({ isMultiline: true, rows }),
  editedText: ({ rows }: TextField) => ({ rows }),
};

/** Renders the control of a field from its declaration alone. */
export function declaredControl(controls: FieldControls, name: string, field: Field, bound: object): ReactElement {
  const kind = controlKind(field);
  const Control = controls[kind] as AnyComponent;
  return <Control key={name} {...looks[kind]?.(field as never)} {...bound} />;
}

import type { Declaration, FieldsOf } from '#core/declaration.ts';
import type { MarksOutput, UiOutput, TableOutput } from '#core/outputs.ts';
import type { ChoiceField, Field, ListField } from '#core/fields.ts';

interface FieldMessages {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** The text of an output while only this field is missing: `Needs a passphrase.` */
  readonly needed?: string;
  /** Replaces the general message for a number that is out of bounds or not whole. */
  readonly invalid?: string;
}

type MessagesOfField<F extends Field> =
  F extends ChoiceField<infer Value>
    ? FieldMessages & { readonly options: Readonly<Record<Value, string>> }
    : F extends ListField<infer Member>
      ? FieldMessages & { readonly members: Readonly<Record<Member, FieldMessages>> }
      : FieldMessages;

type MessagesOfOutput<O> =
  O extends TableOutput<infer Column, infer _Mark>
    ? { readonly label: string; readonly columns: Readonly<Record<Column, string>> }
    : string;

/** A group of texts, which may be absent if it would be empty. */
type IfAny<Group extends string, Texts> = keyof Texts extends never ? unknown : { readonly [Name in Group]: Texts };

/** The required English messages of a tool: a label for every field and output, and a text for every choice and column. */
export type MessagesOf<D extends Declaration> = IfAny<
  'fields',
  { readonly [Name in keyof FieldsOf<D>]: FieldsOf<D>[Name] extends infer F extends D['inputs'][string] ? MessagesOfField<F> : never }
> &
  IfAny<
    'outputs',
    {
      readonly [Name in keyof D['outputs'] as D['outputs'][Name] extends MarksOutput | UiOutput ? never : Name]: MessagesOfOutput<
        D['outputs'][Name]
      >;
    }
  >;

import type { ChoiceField, Field, Fields, ListField } from '#core/fields.ts';

interface FieldMessages {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Instead of the general sentence about a number that is not whole or out of bounds. */
  readonly invalid?: string;
}

export type MessagesOfField<F extends Field> =
  F extends ChoiceField<infer Value>
    ? FieldMessages & { readonly options: Readonly<Record<Value, string>> }
    : F extends ListField<infer Member>
      ? FieldMessages & { readonly members: Readonly<Record<Member, FieldMessages>> }
      : FieldMessages;

/** What the English messages of a tool must have: a label for every field and member of an item, and a text for every choice. */
export interface MessagesFor<Inputs extends Fields, Options extends Fields> {
  readonly fields: { readonly [Name in keyof Inputs]: MessagesOfField<Inputs[Name]> } & {
    readonly [Name in keyof Options]: MessagesOfField<Options[Name]>;
  };
  readonly outputs?: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, string>>;
}

/** Plural forms of one message count as that message. */
type WithoutPlural<Key> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}` ? Base : Key;

export type CodeOf<Source> = Source extends { readonly errors: infer Errors } ? WithoutPlural<keyof Errors & string> : never;

import type { ChoiceField } from '../fields.ts';
import type { Kind } from './kind.ts';

const valueIn = ({ values }: ChoiceField, draft: unknown): string | undefined => values.find((value) => value === draft);

const todaysWord = ({ valueAliases = {} }: ChoiceField, word: string): string | undefined =>
  Object.hasOwn(valueAliases, word) ? valueAliases[word] : word;

export const choiceKind: Kind<ChoiceField> = {
  saidAs: 'text',
  encode: (value) => value,
  decode: (field, source) => valueIn(field, todaysWord(field, source)),
  accepts: (field, draft): draft is string => valueIn(field, draft) !== undefined,
  draftOf: (value) => value,
  valueOf: valueIn,
  refusal: ({ values }) => ({ code: 'notOneOf', values: { choices: values.join(', ') } }),
  withSent: (_field, draft) => draft,
};

import type { ChoiceField } from '../fields.ts';
import type { Kind } from './kind.ts';

const valueIn = ({ values }: ChoiceField, controlValue: unknown): string | undefined => values.find((value) => value === controlValue);

const todaysWord = ({ valueAliases = {} }: ChoiceField, word: string): string | undefined =>
  Object.hasOwn(valueAliases, word) ? valueAliases[word] : word;

export const choiceKind: Kind<ChoiceField> = {
  saidAs: 'text',
  encode: (value) => value,
  decode: (field, source) => valueIn(field, todaysWord(field, source)),
  accepts: (field, controlValue): controlValue is string => valueIn(field, controlValue) !== undefined,
  controlValueOf: (value) => value,
  valueOf: valueIn,
  refusal: ({ values }) => ({ code: 'notOneOf', values: { choices: values.join(', ') } }),
  withSent: (_field, controlValue) => controlValue,
};

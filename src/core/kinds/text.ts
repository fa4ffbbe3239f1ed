import type { TextField } from '../fields.ts';
import type { Kind } from './kind.ts';

const fitting = ({ longest = Number.POSITIVE_INFINITY }: TextField, text: string): string | undefined =>
  text.length <= longest ? text : undefined;

const isText = (draft: unknown): draft is string => typeof draft === 'string';

export const textKind: Kind<TextField> = {
  saidAs: 'text',
  encode: (value) => value,
  decode: fitting,
  accepts: (_field, draft) => isText(draft),
  draftOf: (value) => value,
  valueOf: (field, draft) => (isText(draft) ? fitting(field, draft) : undefined),
  refusal: ({ longest }) => (longest === undefined ? undefined : { code: 'tooLong', values: { max: longest } }),
  isKey: ({ isMasked, mayBeArgument, link }) => mayBeArgument !== true && (isMasked || link === 'never'),
  withSent: (_field, _draft, text) => text,
};

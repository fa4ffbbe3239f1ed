import type { TextField } from '../fields.ts';
import type { Kind } from './kind.ts';

const fitting = ({ maxLength = Number.POSITIVE_INFINITY }: TextField, text: string): string | undefined =>
  text.length <= maxLength ? text : undefined;

const isText = (draft: unknown): draft is string => typeof draft === 'string';

export const textKind: Kind<TextField> = {
  saidAs: 'text',
  encode: (value) => value,
  decode: fitting,
  accepts: (_field, draft) => isText(draft),
  draftOf: (value) => value,
  valueOf: (field, draft) => (isText(draft) ? fitting(field, draft) : undefined),
  refusal: ({ maxLength }) => (maxLength === undefined ? undefined : { code: 'tooLong', values: { max: maxLength } }),
  isKey: ({ isMasked, mayBeArgument, link }) => mayBeArgument !== true && (isMasked || link === 'never'),
  withSent: (_field, _draft, text) => text,
};

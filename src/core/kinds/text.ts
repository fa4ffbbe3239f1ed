import type { TextField } from '../fields.ts';
import type { Kind } from './kind.ts';

const isText = (draft: unknown): draft is string => typeof draft === 'string';

export const textKind: Kind<TextField> = {
  encode: (value) => value,
  decode: (_field, source) => source,
  accepts: (_field, draft) => isText(draft),
  draftOf: (value) => value,
  valueOf: (_field, draft) => (isText(draft) ? draft : undefined),
  withSent: (_field, _draft, text) => text,
};

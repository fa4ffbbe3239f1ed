import type { FlagField } from '../fields.ts';
import type { Kind } from './kind.ts';

const isFlag = (draft: unknown): draft is boolean => typeof draft === 'boolean';

export const flagKind: Kind<FlagField> = {
  saidAs: 'flag',
  encode: String,
  decode: (_field, source) => (source === 'true' ? true : source === 'false' ? false : undefined),
  accepts: (_field, draft) => isFlag(draft),
  draftOf: (value) => value,
  valueOf: (_field, draft) => (isFlag(draft) ? draft : undefined),
  withSent: (_field, draft) => draft,
};

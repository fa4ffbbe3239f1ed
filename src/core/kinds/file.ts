import type { FileField } from '../fields.ts';
import type { Kind } from './kind.ts';

const isFile = (draft: unknown): draft is File | null => draft === null || draft instanceof File;

/** A file stays in memory and has no text form. */
export const fileKind: Kind<FileField> = {
  saidAs: 'file',
  encode: () => undefined,
  decode: () => undefined,
  accepts: (_field, draft) => isFile(draft),
  draftOf: (value) => value,
  valueOf: (_field, draft) => (isFile(draft) ? draft : undefined),
  withSent: (_field, draft) => draft,
};

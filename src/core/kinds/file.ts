import type { FileField } from '../fields.ts';
import type { Kind } from './kind.ts';

const isFile = (controlValue: unknown): controlValue is File | null => controlValue === null || controlValue instanceof File;

/** A file stays in memory and has no text form. */
export const fileKind: Kind<FileField> = {
  saidAs: 'file',
  encode: () => undefined,
  decode: () => undefined,
  accepts: (_field, controlValue) => isFile(controlValue),
  controlValueOf: (value) => value,
  valueOf: (_field, controlValue) => (isFile(controlValue) ? controlValue : undefined),
  withSent: (_field, controlValue) => controlValue,
};

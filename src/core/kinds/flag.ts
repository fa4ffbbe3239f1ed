import type { FlagField } from '../fields.ts';
import type { Kind } from './kind.ts';

const isFlag = (controlValue: unknown): controlValue is boolean => typeof controlValue === 'boolean';

export const flagKind: Kind<FlagField> = {
  saidAs: 'flag',
  encode: String,
  decode: (_field, source) => (source === 'true' ? true : source === 'false' ? false : undefined),
  accepts: (_field, controlValue) => isFlag(controlValue),
  controlValueOf: (value) => value,
  valueOf: (_field, controlValue) => (isFlag(controlValue) ? controlValue : undefined),
  withSent: (_field, controlValue) => controlValue,
};

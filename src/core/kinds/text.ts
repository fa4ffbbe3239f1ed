import type { TextField } from '../fields.ts';
import type { Kind } from './kind.ts';

const fitting = ({ maxLength = Number.POSITIVE_INFINITY }: TextField, text: string): string | undefined =>
  text.length <= maxLength ? text : undefined;

const isText = (controlValue: unknown): controlValue is string => typeof controlValue === 'string';

export const textKind: Kind<TextField> = {
  saidAs: 'text',
  encode: (value) => value,
  decode: fitting,
  accepts: (_field, controlValue) => isText(controlValue),
  controlValueOf: (value) => value,
  valueOf: (field, controlValue) => (isText(controlValue) ? fitting(field, controlValue) : undefined),
  refusal: ({ maxLength }) => (maxLength === undefined ? undefined : { code: 'tooLong', values: { max: maxLength } }),
  isKey: ({ isMasked, mayBeArgument, share }) => mayBeArgument !== true && (isMasked || share === 'never'),
  withSent: (_field, _controlValue, text) => text,
};

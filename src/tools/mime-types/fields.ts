import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

/** The top-level types that the data has, in alphabetical order. */
export const topLevelTypes = [
  'application',
  'audio',
  'chemical',
  'font',
  'image',
  'message',
  'model',
  'multipart',
  'text',
  'video',
  'x-conference',
  'x-shader',
] as const;

export const inputs = defineInputs({ search: text({ sample: 'index.html' }) });

export const options = defineOptions({
  topLevelType: choice(['all', ...topLevelTypes], 'all'),
  withExtensions: flag(true),
});

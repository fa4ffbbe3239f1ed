import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results. */
export const positives = [
  // ECMA-262, section 12.9.4
  { detector: 'escapes', input: '\\u0048\\u0065\\u006c\\u006c\\u006f', reading: 'Escapes', answer: 'Hello' },
  { detector: 'escapes', input: 'U+0048 U+0069', reading: 'Escapes', answer: 'Hi' },
  { detector: 'escapes', input: '\\u{1F600}\\u{1F601}', reading: 'Escapes', answer: '😀😁' },
  { detector: 'escapes', input: '\\x48\\x69', reading: 'Escapes', answer: 'Hi' },
  { detector: 'escapes', input: 'Caf\\u00e9 cr\\u00e8me', reading: 'Escapes', answer: 'Café crème' },
  { detector: 'escapes', input: '\\ud83d\\ude00 ok', reading: 'Escapes', answer: '😀 ok' },
  { detector: 'escapes', input: '\\u00e9', reading: 'Escapes', answer: 'é' },
  { detector: 'escapes', input: 'U+1F600', reading: 'Escapes', answer: '😀' },
  { detector: 'escapes', input: '"\\u4f60\\u597d"', reading: 'Escapes', answer: '你好' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'escapes', input: 'C:\\Windows\\System32' },
  { detector: 'escapes', input: 'C:\\users\\u' },
  { detector: 'escapes', input: '\\n\\t' },
  { detector: 'escapes', input: '\\ud83d' },
  { detector: 'escapes', input: '\\u00' },
  { detector: 'escapes', input: 'U+' },
  { detector: 'escapes', input: 'U+XYZ' },
  { detector: 'escapes', input: '\\u0000\\u0001' },
  { detector: 'escapes', input: 'caf\\u00e9 noir' },
  { detector: 'escapes', input: '\\u{110000}\\u{110001}' },
] satisfies readonly Negative[];

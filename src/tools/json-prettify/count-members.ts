import type { DetectedText } from '#core/detection.ts';

/** Describes the top level of a JSON value. `undefined` if the value is neither an object nor an array. */
export function countMembers(value: unknown): DetectedText | undefined {
  if (Array.isArray(value)) return { text: 'array', values: { count: value.length } };
  return typeof value === 'object' && value !== null ? { text: 'object', values: { count: Object.keys(value).length } } : undefined;
}

/** The value of strict JSON (RFC 8259). `undefined`, which is not a JSON value, if the text is invalid. */
export function readStrictJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

import type { DetectedText } from '#core/detection.ts';

/** What a value of JSON is at its top level, in a word; nothing of what is neither an object nor an array. */
export function countMembers(value: unknown): DetectedText | undefined {
  if (Array.isArray(value)) return { text: 'array', values: { count: value.length } };
  return typeof value === 'object' && value !== null ? { text: 'object', values: { count: Object.keys(value).length } } : undefined;
}

/** The value of strict JSON (RFC 8259); `undefined`, which none is, where the text is none. */
export function readStrictJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

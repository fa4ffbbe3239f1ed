import type { TextMark, TextPart } from '#core/outputs.ts';

const parts = ['first', 'second', 'third'] as const satisfies readonly TextPart[];

/**
 * The positions of header, payload, and signature of a signed token (RFC 7515, section 7.1), in UTF-16 code units, without the dots between
 * them. Empty if the text does not have exactly two dots.
 */
export function tokenParts(text: string): readonly TextMark[] {
  const first = text.indexOf('.');
  const second = text.indexOf('.', first + 1);
  if (first === -1 || second === -1 || text.includes('.', second + 1)) return [];
  const borders = [-1, first, second, text.length];
  return parts.map((part, index) => ({ part, from: (borders[index] ?? 0) + 1, to: borders[index + 1] ?? 0 }));
}

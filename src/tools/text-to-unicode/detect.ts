import { defineDetectors } from '#core/detection.ts';
import { isPrintable } from '#pure/detection/is-printable.ts';
import { readEscapes } from './read-escapes.ts';

/** Unambiguous escapes. `U+` after a letter or digit is part of a word. */
const ESCAPE = /\\u\{[\dA-Fa-f]{1,6}\}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|(?<![\w+])U\+[\dA-Fa-f]{4,6}(?![\dA-Fa-f])/g;

export const detectors = defineDetectors([
  {
    id: 'escapes',
    reads: 'text',
    maxLength: 65_536,
    detect({ bare, isWhole }) {
      const escapes = bare.match(ESCAPE) ?? [];
      if (escapes.length === 0 || (escapes.length === 1 && escapes[0] !== bare)) return undefined;
      const read = readEscapes(bare);
      if (!read.ok || !isPrintable(read.value)) return undefined;
      return {
        reading: 'escapes',
        confidence: escapes.length > 1 && isWhole ? 'strong' : 'likely',
        rank: 42,
        answer: { copy: read.value },
        hands: { inputs: { escapes: bare } },
        ...(isWhole && { inside: { layer: 'unicodeEscapes', text: read.value } }),
      };
    },
  },
]);

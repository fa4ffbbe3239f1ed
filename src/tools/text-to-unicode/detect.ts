import { defineDetectors } from '#core/detection.ts';
import { isPrintable } from '#pure/detection/is-printable.ts';
import { readEscapes } from './read-escapes.ts';

/** Those that are nothing else anywhere; one behind a letter or digit is a part of a word. */
const ESCAPE = /\\u\{[\da-f]{1,6}\}|\\u[\da-f]{4}|\\x[\da-f]{2}|(?<![\w+])U\+[\da-f]{4,6}(?![\da-f])/gi;

export const detectors = defineDetectors([
  {
    id: 'escapes',
    reads: 'text',
    maxLength: 65_536,
    detect({ bare }) {
      const escapes = bare.match(ESCAPE) ?? [];
      if (escapes.length === 0 || (escapes.length === 1 && escapes[0] !== bare)) return undefined;
      const read = readEscapes(bare);
      if (!read.ok || !isPrintable(read.value)) return undefined;
      return {
        reading: 'escapes',
        confidence: escapes.length > 1 ? 'strong' : 'likely',
        rank: 42,
        answer: { copy: read.value },
        hands: { inputs: { escapes: bare } },
        inside: { layer: 'unicodeEscapes', text: read.value },
      };
    },
  },
]);

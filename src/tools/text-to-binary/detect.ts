import { type Confidence, defineDetectors } from '#core/detection.ts';
import { decodeUtf8 } from '#pure/bytes/utf8.ts';
import { isPrintable } from '#pure/detection/is-printable.ts';

type Base = 'binary' | 'hexadecimal';

const BITS = /^(?:0b)?[01]{8}(?:[\s,]+(?:0b)?[01]{8})+$/i;
const PAIRS = /^(?:0x)?[\da-f]{2}(?:(?:[\s,]+(?:0x)?|0x)[\da-f]{2}){3,}$/i;

const notations: Readonly<Record<Base, { readonly radix: number; readonly group: RegExp }>> = {
  binary: { radix: 2, group: /[01]{8}/g },
  hexadecimal: { radix: 16, group: /[\da-f]{2}(?!x)/gi },
};

/** Digit pairs without a letter or a prefix may be ordinary two-digit numbers. */
const confidenceOf = (text: string, base: Base): Confidence => (base === 'binary' || /[a-fx]/i.test(text) ? 'strong' : 'likely');

export const detectors = defineDetectors([
  {
    id: 'bytes',
    reads: 'text',
    maxLength: 65_536,
    detect({ bare }) {
      const base = BITS.test(bare) ? 'binary' : PAIRS.test(bare) ? 'hexadecimal' : undefined;
      if (!base) return undefined;
      const { radix, group } = notations[base];
      const groups = bare.replaceAll(/0[xb](?=[\da-f]{2})/gi, ' ').match(group) ?? [];
      const text = decodeUtf8(Uint8Array.from(groups, (digits) => Number.parseInt(digits, radix)));
      if (text === undefined || !isPrintable(text)) return undefined;
      return {
        reading: 'bytes',
        confidence: confidenceOf(bare, base),
        rank: 41,
        answer: { copy: text },
        hands: { inputs: { bytes: bare }, options: { base } },
        inside: { layer: 'bytes', text },
      };
    },
  },
]);

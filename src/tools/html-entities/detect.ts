import { defineDetectors } from '#core/detection.ts';
import { isPrintable } from '#pure/detection/is-printable.ts';
import { html4Names } from './html4-names.ts';

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi;
const TAG = /<[a-z!/?]/i;

/** The names of ASCII characters, including `apos`, which HTML 4.01 does not have. */
const ofAscii: readonly (readonly [string, string])[] = [
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
];

const characters: ReadonlyMap<string, string> = new Map([
  ...ofAscii,
  ...Array.from(html4Names, ([character, name]) => [name, character] as const),
]);

/** `undefined` for surrogates and numbers above U+10FFFF, which no reference can represent. */
const characterOf = (codePoint: number): string | undefined =>
  codePoint > 0x10_ffff || (codePoint >= 0xd800 && codePoint < 0xe000) ? undefined : String.fromCodePoint(codePoint);

function resolve(decimal: string | undefined, hexadecimal: string | undefined, name = ''): string | undefined {
  if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10));
  return hexadecimal === undefined ? characters.get(name) : characterOf(Number.parseInt(hexadecimal, 16));
}

/** Replaces the known references once, and counts them. */
function unescape(text: string) {
  let count = 0;
  const unescaped = text.replaceAll(REFERENCE, (reference: string, decimal?: string, hexadecimal?: string, name?: string) => {
    const character = resolve(decimal, hexadecimal, name);
    if (character !== undefined) count++;
    return character ?? reference;
  });
  return { unescaped, count };
}

export const detectors = defineDetectors([
  {
    id: 'references',
    reads: 'text',
    maxLength: 65_536,
    detect({ text: original = '', isWhole }) {
      // `bare` would lack a final semicolon, which belongs to the last reference.
      const text = original.trim();
      if (!text.includes('&') || TAG.test(text)) return undefined;
      const { unescaped, count } = unescape(text);
      if (count === 0 || (count === 1 && !/^&[^&;]*;$/.test(text)) || !isPrintable(unescaped)) return undefined;
      return {
        reading: 'references',
        confidence: count > 1 && isWhole ? 'strong' : 'likely',
        rank: 43,
        answer: { copy: unescaped },
        hands: { inputs: { escaped: text } },
        ...(isWhole && { inside: { layer: 'htmlEntities', text: unescaped } }),
      };
    },
  },
]);

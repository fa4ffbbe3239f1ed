import { type Confidence, defineDetectors } from '#core/detection.ts';
import { decodeUtf8 } from '#pure/bytes/utf8.ts';
import { fileSignature } from '#pure/detection/file-signature.ts';
import { isPrintable } from '#pure/detection/is-printable.ts';
import { parseBase64 } from '#pure/notation/base64/base64.ts';

/** Either alphabet, but not both: RFC 4648, sections 4 and 5. */
const ALPHABETS = [/^[A-Za-z\d+/\r\n]+={0,2}$/, /^[\w\-\r\n]+={0,2}$/];
const GROUP = 4;

/** Below this many letters, a text in a single case is probably a word. */
const SHORT = 24;
const isAWord = (text: string): boolean => /^[\da-f\s]+$/i.test(text) || (text.length < SHORT && /^(?:[A-Z]+|[a-z]+)$/.test(text));

function confidenceOf(bytes: Uint8Array, isWhole: boolean): Confidence | undefined {
  if (bytes.length >= 16) return isWhole ? 'strong' : 'likely';
  const isAscii = bytes.every((byte) => byte < 0x80);
  return bytes.length >= 12 || (bytes.length >= 6 && isAscii) ? 'likely' : undefined;
}

export const detectors = defineDetectors([
  {
    id: 'base64',
    reads: 'text',
    maxLength: 65_536,
    detect({ bare, isWhole }) {
      const trimmed = bare.trimEnd(); // quoted text may end with white space
      if (!ALPHABETS.some((alphabet) => alphabet.test(trimmed)) || isAWord(bare)) return undefined;
      const characters = bare.replaceAll(/\s/g, '');
      const bytes = parseBase64(isWhole ? characters : characters.slice(0, characters.length - (characters.length % GROUP)));
      // A file such as a PDF can be valid text, but must not be detected as text.
      const text = bytes.ok && !fileSignature(bytes.value) ? decodeUtf8(bytes.value) : undefined;
      const confidence = bytes.ok ? confidenceOf(bytes.value, isWhole) : undefined;
      if (text === undefined || !confidence || !isPrintable(text)) return undefined;
      return {
        reading: 'base64',
        confidence,
        rank: 45,
        answer: { copy: text },
        hands: { inputs: { base64: bare } },
        inside: { layer: 'base64', text },
      };
    },
  },
]);

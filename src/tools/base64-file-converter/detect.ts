import { type DetectedAnswer, type DetectedText, defineDetectors, type Finding, type Inside } from '#core/detection.ts';
import { type FileSignature, fileSignature } from '#pure/detection/file-signature.ts';
import { parseBase64, toBase64 } from '#pure/notation/base64/base64.ts';
import { parseBase64Content, parseMediaType } from '#pure/notation/base64/data-uri.ts';

const SHORTEST = 32;
const GROUP = 4;
/** Either alphabet, but not both: RFC 4648, sections 4 and 5. */
const BASE64 = /^(?:[A-Za-z\d+/\s]+|[\w\s-]+)={0,2}$/;
const DATA_URI = /^data:([^,]*),(.*)$/is;

/** Describes a file, such as `PNG image, 64 × 64, 133 bytes`. Omits the size if the content is incomplete. */
function answerOf({ kind, name, dimensions }: FileSignature, bytes: number | undefined): DetectedAnswer {
  const what: DetectedText = { text: kind, values: { name } };
  const copy = dimensions ? `${dimensions.width} × ${dimensions.height}` : name;
  if (bytes === undefined) return { ...what, copy };
  if (!dimensions) return { text: 'sized', values: { what, size: { bytes } }, copy };
  return { text: 'measured', values: { what, dimensions: copy, size: { bytes } }, copy };
}

const found = { confidence: 'certain', rank: 13 } as const;
const readingOf = ({ kind }: FileSignature) => (kind === 'image' ? 'image' : 'file');

function findBase64(base64: string, isWhole: boolean): Finding | undefined {
  if (base64.length < SHORTEST || !BASE64.test(base64)) return undefined;
  const characters = base64.replaceAll(/\s/g, '');
  const read = parseBase64(isWhole ? characters : characters.slice(0, characters.length - (characters.length % GROUP)));
  const signature = read.ok ? fileSignature(read.value) : undefined;
  if (!read.ok || !signature) return undefined;
  const { value: bytes } = read;
  return {
    ...found,
    // The signature of zlib has only two bytes, which is not enough for `certain`.
    confidence: signature.name === 'zlib' ? 'strong' : 'certain',
    reading: readingOf(signature),
    answer: answerOf(signature, isWhole ? bytes.length : undefined),
    hands: { inputs: { base64 } },
    type: 'bytes',
    ...(isWhole && { inside: { layer: 'base64', bytes } }),
  };
}

const unescaped = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a malformed escape
  }
};

/** Reads a data URI: RFC 2397. Also returns it with its content as Base64, the only form that the tool reads. */
function readDataUri(uri: string, about: string, data: string) {
  const content = parseBase64Content(uri);
  if (content.ok) return { bytes: content.value.bytes, base64: uri };
  const text = /;\s*base64\s*$/i.test(about) ? undefined : unescaped(data);
  if (text === undefined) return undefined;
  const bytes = new TextEncoder().encode(text);
  return { bytes, base64: `data:${about};base64,${toBase64(bytes)}` };
}

function findDataUri(uri: string, isWhole: boolean): Finding | undefined {
  const [, about = '', data = ''] = DATA_URI.exec(uri) ?? [];
  const mediaType = parseMediaType(about);
  if (/^\s*data:$/i.test(uri) || (mediaType === '' && !/^(?:;|$)/.test(about.trim()))) return undefined;
  if (!isWhole) return { ...found, reading: mediaType.startsWith('image/') ? 'image' : 'file', hands: { inputs: { base64: uri } } };
  const read = readDataUri(uri, about, data);
  if (!read || read.bytes.length === 0) return undefined;
  const signature = fileSignature(read.bytes);
  const stated = { text: 'sized', values: { what: mediaType || 'text/plain', size: { bytes: read.bytes.length } } };
  const inside: Inside = { layer: 'dataUri', bytes: read.bytes };
  return {
    ...found,
    reading: mediaType.startsWith('image/') || signature?.kind === 'image' ? 'image' : 'file',
    answer: signature ? answerOf(signature, read.bytes.length) : stated,
    hands: { inputs: { base64: read.base64 } },
    type: 'bytes',
    inside,
  };
}

export const detectors = defineDetectors([
  {
    id: 'base64',
    reads: 'text',
    maxLength: 65_536,
    detect: ({ bare, isWhole }) => (/^data:[^,]*,/i.test(bare) ? findDataUri(bare, isWhole) : findBase64(bare, isWhole)),
  },
  {
    id: 'file',
    reads: 'bytes',
    maxLength: 65_536,
    detect({ bytes, fileName, size }) {
      const signature = bytes && fileName !== undefined ? fileSignature(bytes) : undefined;
      // Compressed content is unpacked instead.
      if (!signature || signature.name === 'gzip' || signature.name === 'zlib') return undefined;
      return {
        ...found,
        reading: readingOf(signature),
        answer: answerOf(signature, size),
        hands: { inputs: {}, file: 'file' },
        type: 'bytes',
      };
    },
  },
]);

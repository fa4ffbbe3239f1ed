import { fail, ok, type Result } from '#core/result.ts';

export type NameFault = 'notAName' | 'label' | 'name';

const SIMPLE = /^[\w*-]{1,63}(?:\.[\w*-]{1,63})*\.?$/;
const LONGEST_NAME = 255;
const LONGEST_LABEL = 63;
const UTF8 = new TextEncoder();

/**
 * Reads a name of a master file in full, with the final dot. A relative name gets the origin, and `@` is the origin. Keeps case, escapes
 * special characters with a backslash and invisible bytes as `\DDD`, and encodes labels beyond ASCII by UTS 46. Errors: `notAName`,
 * `label`, and `name` (`octets`).
 */
export function readName(text: string, origin: string): Result<string, NameFault> {
  if (text === '@') return ok(origin);
  if (text === '.') return ok('.');
  if (SIMPLE.test(text) && !origin.includes('\\')) {
    const name = complete(text, text.endsWith('.'), origin);
    return name.length + 1 > LONGEST_NAME ? fail('name', { values: { octets: name.length + 1 } }) : ok(name);
  }
  const { labels, isFull } = splitLabels(text);
  const written: string[] = [];
  for (const typed of labels) {
    const label = readLabel(typed);
    if (!label.ok) return label;
    written.push(label.value);
  }
  const name = complete(`${written.join('.')}${isFull ? '.' : ''}`, isFull, origin);
  const octets = octetsOf(name);
  return octets > LONGEST_NAME ? fail('name', { values: { octets } }) : ok(name);
}

const complete = (name: string, isFull: boolean, origin: string): string =>
  isFull ? name : origin === '.' ? `${name}.` : `${name}.${origin}`;

/** Splits a name at dots that are not escaped by a backslash. */
function splitLabels(text: string): { readonly labels: readonly string[]; readonly isFull: boolean } {
  const labels: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.charAt(at) === '\\') at++;
    else if (text.charAt(at) === '.') {
      labels.push(text.slice(start, at));
      start = at + 1;
    }
  }
  const isFull = start === text.length && labels.length > 0;
  return { labels: isFull ? labels : [...labels, text.slice(start)], isFull };
}

/** The number of octets on the wire, with a length before each label and the root. */
const octetsOf = (name: string): number => name.replace(/\\(?:\d{3}|[\s\S])/g, 'x').length + 1;

function readLabel(text: string): Result<string, NameFault> {
  if (text === '') return fail('notAName');
  const ascii = /[^\0-\x7f]/.test(text) ? toAscii(text) : text;
  let written = '';
  let octets = 0;
  for (const [part] of ascii.matchAll(/\\\d{3}|\\[\s\S]|[^\\]|\\/gu)) {
    const byte = /^\\\d{3}$/.test(part) ? Number(part.slice(1)) : undefined;
    if (byte !== undefined && byte > 255) return fail('notAName');
    if (part === '\\' || part === '"' || /^\\\d$/.test(part)) return fail('notAName');
    const bytes = byte === undefined ? bytesOf(part.length > 1 && part.startsWith('\\') ? part.slice(1) : part) : [byte];
    octets += bytes.length;
    written += bytes.map(writeByte).join('');
  }
  return octets > LONGEST_LABEL ? fail('label', { values: { octets } }) : ok(written);
}

/** The bytes of one character. Avoids the encoder for ASCII, because it takes seconds for a large zone. */
const bytesOf = (character: string): readonly number[] => {
  const code = character.charCodeAt(0);
  return code < 0x80 ? [code] : [...UTF8.encode(character)];
};

function writeByte(byte: number): string {
  const character = String.fromCharCode(byte);
  if (byte <= 0x20 || byte >= 0x7f) return `\\${String(byte).padStart(3, '0')}`;
  return /["().;\\@$]/.test(character) ? `\\${character}` : character;
}

/** Encodes a label by RFC 5891 with UTS 46, like browsers. An invalid label is unchanged. */
function toAscii(label: string): string {
  const address = `http://${label}.invalid/`;
  const suffix = '.invalid';
  if (/[\\/?#@:[\]%\s]/.test(label) || !URL.canParse(address)) return label;
  const { hostname } = new URL(address);
  return hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : label;
}

/** The labels of a name in wire format and in lower case: RFC 4034, section 6.2. */
export function nameToWire(name: string): Uint8Array {
  const bytes: number[] = [];
  if (name !== '.') {
    for (const label of name.slice(0, -1).match(/(?:\\\d{3}|\\[\s\S]|[^.\\])+/g) ?? []) {
      const octets = [...label.matchAll(/\\(\d{3})|\\?([\s\S])/g)].map(([, code, character = '']) =>
        code === undefined ? character.toLowerCase().charCodeAt(0) : Number(code),
      );
      bytes.push(octets.length, ...octets);
    }
  }
  return new Uint8Array([...bytes, 0]);
}

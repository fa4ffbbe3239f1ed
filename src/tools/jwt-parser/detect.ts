import { type DetectedText, defineDetectors } from '#core/detection.ts';
import { decodeUtf8 } from '#pure/bytes/utf8.ts';
import { minifiedJson } from '#pure/detection/minified-json.ts';
import { parseBase64Url } from '#pure/notation/base64/base64.ts';

/** RFC 7515, section 7.1, and RFC 7516, section 7.1. */
const TOKEN = /^[\w-]{8,}={0,2}\.[\w-]*={0,2}\.[\w-]*={0,2}(?:\.[\w-]*={0,2}\.[\w-]*={0,2})?$/;
const PREFIX = /^(?:authorization:\s*)?bearer\s+/i;

function readObject(part: string): Readonly<Record<string, unknown>> | undefined {
  const bytes = parseBase64Url(part.replace(/={1,2}$/, ''));
  const text = bytes.ok ? decodeUtf8(bytes.value) : undefined;
  if (!text?.startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>; // the text begins like an object
  } catch {
    return undefined; // the text only begins like JSON
  }
}

/** RFC 7519, sections 4.1.4 and 4.1.5. A token that is not valid yet is reported as such even if it has also expired. */
function timeStatus({ exp, nbf }: Readonly<Record<string, unknown>>, now: Date): DetectedText {
  const fromNow = (time: number) => ({ time: { secondsFromNow: time - now.getTime() / 1000 } });
  if (typeof nbf === 'number' && nbf * 1000 > now.getTime()) return { text: 'notYet', values: fromNow(nbf) };
  if (typeof exp !== 'number') return { text: 'noExpiry' };
  return { text: exp * 1000 <= now.getTime() ? 'expired' : 'expires', values: fromNow(exp) };
}

export const detectors = defineDetectors([
  {
    id: 'token',
    reads: 'text',
    maxLength: 16_384,
    detect({ bare, now }) {
      const token = bare.replace(PREFIX, '');
      if (!TOKEN.test(token)) return undefined;
      const [head = '', body = '', , , last] = token.split('.');
      const header = readObject(head);
      const algorithm = header?.['alg'];
      if (typeof algorithm !== 'string' || (last !== undefined && typeof header?.['enc'] !== 'string')) return undefined;
      const payload = last === undefined ? readObject(body) : undefined;
      const status = last !== undefined ? { text: 'encrypted' } : timeStatus(payload ?? {}, now);
      return {
        reading: 'token',
        confidence: 'certain',
        rank: 1,
        answer: {
          text: 'token',
          values: { algorithm: algorithm === 'none' ? { text: 'unsigned' } : algorithm, status },
          copy: payload ? minifiedJson(payload, body) : '',
        },
        hands: { inputs: { token } },
        type: 'jwt',
        isSecret: true,
      };
    },
    find(text) {
      const found = /\beyJ[\w-]{5,}={0,2}\.[\w-]*={0,2}\.[\w-]*(?:={0,2}\.[\w-]*={0,2}\.[\w-]*)?={0,2}/.exec(text);
      return found ? { at: found.index, text: found[0] } : undefined;
    },
  },
]);

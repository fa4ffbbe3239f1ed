import { defineDetectors } from '#core/detection.ts';
import { toHex } from '#pure/bytes/hex.ts';
import { findPemBlocks } from '#pure/notation/pem/pem.ts';

const PEM = /^[\s"'`>]*-----BEGIN (RSA )?PRIVATE KEY-----[^-]*-----END \1PRIVATE KEY-----(?:\\r|\\n|[\s"'`,;])*$/;
/** The object identifier of rsaEncryption in DER (RFC 8017, appendix A.1). It follows the version and the lengths. */
const RSA_ENCRYPTION = '06092a864886f70d010101';
const BEGINNING = 40;

function pemFormat(pem: string): string | undefined {
  const [block, ...more] = findPemBlocks(pem);
  if (!block?.bytes || more.length > 0) return undefined;
  if (block.label === 'RSA PRIVATE KEY') return 'PKCS#1';
  return toHex(block.bytes.subarray(0, BEGINNING)).includes(RSA_ENCRYPTION) ? 'PKCS#8' : undefined;
}

/** Detects a private RSA key in JWK format (RFC 7518, section 6.3). */
function jwkFormat(text: string): string | undefined {
  if (!text.includes('"kty"')) return undefined;
  try {
    const { kty, d } = JSON.parse(text) as Readonly<Record<string, unknown>>; // the text begins like an object
    return kty === 'RSA' && typeof d === 'string' ? 'JWK' : undefined;
  } catch {
    return undefined; // only the beginning looks like JSON
  }
}

export const detectors = defineDetectors([
  {
    id: 'private-key',
    reads: 'text',
    maxLength: 32_768,
    detect({ bare }) {
      const format = bare.startsWith('{') ? jwkFormat(bare) : PEM.test(bare) ? pemFormat(bare) : undefined;
      if (format === undefined) return undefined;
      return {
        reading: 'privateKey',
        confidence: 'certain',
        rank: 8,
        answer: { text: 'privateKey', values: { format } },
        hands: { inputs: { existingKey: bare }, options: { source: 'convert' } },
        isSecret: true,
      };
    },
    find(text) {
      const found = /-----BEGIN (RSA )?PRIVATE KEY-----[^-]*-----END \1PRIVATE KEY-----/.exec(text);
      return found ? { at: found.index, text: found[0] } : undefined;
    },
  },
]);

import { integerOfBytes, signedBytesOfInteger } from '../../numbers/big-integer.ts';
import { concatenateBytes } from '../../bytes/concatenate-bytes.ts';

// The subset of the Distinguished Encoding Rules (ITU-T X.690) that keys need.

const INTEGER = 0x02;
const OCTET_STRING = 0x04;
const OBJECT_IDENTIFIER = 0x06;
const SEQUENCE = 0x30;

function element(tag: number, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const { length } = content;
  const lengthBytes = signedBytesOfInteger(BigInt(length)).filter((byte, index) => index > 0 || byte !== 0);
  const header = length < 0x80 ? [tag, length] : [tag, 0x80 | lengthBytes.length, ...lengthBytes];
  return concatenateBytes(Uint8Array.from(header), content);
}

export const derNull = Uint8Array.of(0x05, 0x00);
export const derInteger = (integer: bigint) => element(INTEGER, signedBytesOfInteger(integer));
export const derOctetString = (content: Uint8Array) => element(OCTET_STRING, content);
/** A bit string without unused bits. */
export const derBitString = (content: Uint8Array) => element(0x03, concatenateBytes(Uint8Array.of(0), content));
export const derSequence = (...elements: readonly Uint8Array[]) => element(SEQUENCE, concatenateBytes(...elements));

/** An object identifier such as `1.2.840.113549.1.1.1`: section 8.19. */
export function derObjectIdentifier(dotted: string): Uint8Array<ArrayBuffer> {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((arc) => {
    const groups = [arc & 0x7f];
    for (let left = arc >>> 7; left > 0; left >>>= 7) groups.unshift(0x80 | (left & 0x7f));
    return groups;
  });
  return element(OBJECT_IDENTIFIER, Uint8Array.from(bytes));
}

/** Reads elements one by one. `undefined` if an element is missing or has another type. */
export class DerReader {
  readonly #bytes: Uint8Array;
  #offset = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  readonly integer = (): bigint | undefined => {
    const content = this.#read(INTEGER);
    // No integer in a key is negative.
    return content && content.length > 0 && (content[0] ?? 0) < 0x80 ? integerOfBytes(content) : undefined;
  };

  readonly octetString = (): Uint8Array | undefined => this.#read(OCTET_STRING);

  /** The whole element, for comparison with an encoded identifier. */
  readonly objectIdentifier = (): Uint8Array | undefined => {
    const content = this.#read(OBJECT_IDENTIFIER);
    return content && element(OBJECT_IDENTIFIER, content);
  };

  readonly sequence = (): DerReader | undefined => {
    const content = this.#read(SEQUENCE);
    return content && new DerReader(content);
  };

  #read(tag: number): Uint8Array | undefined {
    const bytes = this.#bytes;
    if (bytes[this.#offset] !== tag) return undefined;
    const first = bytes[this.#offset + 1] ?? 0x80;
    const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
    // A length of more than four bytes exceeds any pasted data; 0x80 is an indefinite length, which DER does not allow.
    if (first === 0x80 || lengthBytes > 4) return undefined;
    const start = this.#offset + 2 + lengthBytes;
    const length = lengthBytes === 0 ? first : Number(integerOfBytes(bytes.subarray(start - lengthBytes, start)));
    if (start + length > bytes.length) return undefined;
    this.#offset = start + length;
    return bytes.subarray(start, start + length);
  }
}

import { integerOfBytes, signedBytesOfInteger } from '#pure/numbers/big-integer.ts';
import { concatenateBytes } from '#pure/bytes/concatenate-bytes.ts';

// Data types of the SSH protocol: RFC 4251, section 5.

export function sshUint32(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

export function sshString(content: Uint8Array | string): Uint8Array<ArrayBuffer> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return concatenateBytes(sshUint32(bytes.length), bytes);
}

/** Encodes a nonnegative integer as `mpint`. */
export const sshInteger = (integer: bigint) => sshString(signedBytesOfInteger(integer));

/** Reads values one by one. A truncated value is `undefined`. */
export class SshReader {
  readonly #bytes: Uint8Array;
  #offset: number;

  constructor(bytes: Uint8Array, offset = 0) {
    this.#bytes = bytes;
    this.#offset = offset;
  }

  readonly uint32 = (): number | undefined => {
    const bytes = this.#take(4);
    return bytes && Number(integerOfBytes(bytes));
  };

  readonly string = (): Uint8Array | undefined => {
    const length = this.uint32();
    return length === undefined ? undefined : this.#take(length);
  };

  readonly text = (): string | undefined => {
    const bytes = this.string();
    return bytes && new TextDecoder().decode(bytes);
  };

  readonly integer = (): bigint | undefined => {
    const bytes = this.string();
    return bytes && integerOfBytes(bytes);
  };

  #take(count: number): Uint8Array | undefined {
    const end = this.#offset + count;
    if (end > this.#bytes.length) return undefined;
    const bytes = this.#bytes.subarray(this.#offset, end);
    this.#offset = end;
    return bytes;
  }
}

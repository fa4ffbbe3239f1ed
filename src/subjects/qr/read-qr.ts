import { decodeQR } from 'qr/decode.js';
import type { Pixels } from '#core/context.ts';

/** So long it may go on trying: a code that is hard to read takes it longer than the frame that it has by default. */
const TIME_LIMIT_MS = 2000;

/** The text of the QR code in a square image, given as RGBA, a byte each; `undefined` if none can be read. Slow: for a worker. */
export function readQr(pixels: Uint8Array): string | undefined {
  const side = Math.sqrt(pixels.length / 4);
  return Number.isInteger(side) && side > 0 ? readQrIn({ width: side, height: side, data: pixels }) : undefined;
}

/** The same of any picture. */
export function readQrIn(picture: Pixels): string | undefined {
  try {
    return decodeQR(picture, {
      format: 'RGBA',
      effort: 8,
      timeLimit: TIME_LIMIT_MS,
      // The default one would drop a byte order mark.
      textDecoder: (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
    });
  } catch {
    return undefined; // how the library says that there is no code, or none that it can read
  }
}

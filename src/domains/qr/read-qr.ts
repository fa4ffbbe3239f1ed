import { decodeQR } from 'qr/decode.js';
import type { Pixels } from '#core/context.ts';

/** The time limit for reading. A code that is hard to read takes longer than the library's default limit. */
const TIME_LIMIT_MS = 2000;

/**
 * Reads the text of the QR code in a square image, given as RGBA with one byte per channel. Returns `undefined` if there is no readable
 * code. Slow, so use it in a worker.
 */
export function readQr(pixels: Uint8Array): string | undefined {
  const side = Math.sqrt(pixels.length / 4);
  return Number.isInteger(side) && side > 0 ? readQrIn({ width: side, height: side, data: pixels }) : undefined;
}

/** Like `readQr`, for any image. */
export function readQrIn(picture: Pixels): string | undefined {
  try {
    return decodeQR(picture, {
      format: 'RGBA',
      effort: 8,
      timeLimit: TIME_LIMIT_MS,
      // The default decoder would drop a byte order mark.
      textDecoder: (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
    });
  } catch {
    return undefined; // thrown by the library if there is no readable code
  }
}

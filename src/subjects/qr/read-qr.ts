import { decodeQR } from 'qr/decode.js';

/** So long it may go on trying: a code that is hard to read takes it longer than the frame that it has by default. */
const TIME_LIMIT_MS = 2000;

/** The text of the QR code in a square image, given as RGBA, a byte each; `undefined` if none can be read. Slow: for a worker. */
export function readQr(pixels: Uint8Array): string | undefined {
  const side = Math.sqrt(pixels.length / 4);
  if (!Number.isInteger(side) || side === 0) return undefined;
  try {
    return decodeQR(
      { width: side, height: side, data: pixels },
      {
        format: 'RGBA',
        effort: 8,
        timeLimit: TIME_LIMIT_MS,
        // The default one would drop a byte order mark.
        textDecoder: (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
      },
    );
  } catch {
    return undefined; // how the library says that there is no code, or none that it can read
  }
}

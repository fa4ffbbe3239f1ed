import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import { checkQrColors } from '#domains/qr/check-qr-colors.ts';
import { makeQrImage } from '#domains/qr/make-qr-image.ts';
import type { declaration } from './declare.ts';
import { checkPassword, encodeNetwork } from './encode-network.ts';

/** Draws a QR code for joining the network. Errors: those of `encodeNetwork` and `makeQrImage`. */
function draw({ errorResistance, foreground, background, margin, imageSize, ...network }: Given<typeof declaration, 'draw'>) {
  const encoded = encodeNetwork(network);
  if (!encoded.ok) return encoded;
  if (encoded.value === null) return ok(null);
  return makeQrImage(encoded.value, { errorResistance, foreground, background, margin, imageSize });
}

/** The operations that run on the main thread: all except the scan test. */
export const mainRuns = { draw, encode: encodeNetwork, checkPassword, checkColors: checkQrColors };

import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import { checkQrColors } from '#subjects/qr/check-qr-colors.ts';
import { makeQrImage } from '#subjects/qr/make-qr-image.ts';
import type { declaration } from './declare.ts';
import { checkPassword, encodeNetwork } from './encode-network.ts';

/** The QR code that joins the network. Errors: those of `encodeNetwork` and `makeQrImage`. */
function draw({ errorResistance, foreground, background, margin, imageSize, ...network }: Given<typeof declaration, 'draw'>) {
  const encoded = encodeNetwork(network);
  if (!encoded.ok) return encoded;
  if (encoded.value === null) return ok(null);
  return makeQrImage(encoded.value, { errorResistance, foreground, background, margin, imageSize });
}

/** What runs on the main thread: all but the scan. */
export const mainRuns = { draw, encode: encodeNetwork, checkPassword, checkColors: checkQrColors };

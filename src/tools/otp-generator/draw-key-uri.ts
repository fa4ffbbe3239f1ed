import { ok } from '#core/result.ts';
import { drawQr } from '#domains/qr/draw-qr.ts';
import { encodeQr } from '#domains/qr/encode-qr.ts';

const LOOK = { foreground: '#000000', background: '#ffffff', margin: 4 } as const;

/** Draws a key URI as an SVG QR code with medium error correction. Errors: those of `encodeQr` if the URI is too long. */
export function drawKeyUri(uri: string) {
  const code = encodeQr(uri, 'medium');
  return code.ok ? ok(drawQr(code.value.modules, LOOK)) : code;
}

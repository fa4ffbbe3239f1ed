import { ok } from '#core/result.ts';
import { drawQr } from '#subjects/qr/draw-qr.ts';
import { encodeQr } from '#subjects/qr/encode-qr.ts';

const LOOK = { foreground: '#000000', background: '#ffffff', margin: 4 } as const;

/** A key URI as a QR code of medium error resistance, in SVG. Errors: those of `encodeQr`, for one that is too long. */
export function drawKeyUri(uri: string) {
  const code = encodeQr(uri, 'medium');
  return code.ok ? ok(drawQr(code.value.modules, LOOK)) : code;
}

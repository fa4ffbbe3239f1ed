import { encodeQR } from 'qr';
import { fail, ok } from '#core/result.ts';
import { qrCapacity } from './qr-capacity.ts';
import type { QrCode, QrLevel, QrMode } from './qr-code.ts';

const LARGEST_VERSION = 40;

/** The library requires a margin. */
const MARGIN = 1;

/** ISO/IEC 18004:2024, table 5. */
const ALPHANUMERIC = /^[\dA-Z $%*+\-./:]*$/;

const tightestMode = (text: string): QrMode => (/^\d*$/.test(text) ? 'numeric' : ALPHANUMERIC.test(text) ? 'alphanumeric' : 'byte');

/**
 * Creates the smallest QR code of that level for the exact text, as one segment in the most compact mode: ISO/IEC 18004:2024. Lone
 * surrogates become U+FFFD. Errors, if the text is too long for every version, by mode: `tooManyDigits`, `tooManyCharacters`,
 * `tooManyBytes`, with the `length`, the `capacity` of the largest version, and the `level`.
 */
export function encodeQr(text: string, level: QrLevel) {
  const mode = tightestMode(text);
  const used = mode === 'byte' ? new TextEncoder().encode(text).length : text.length;
  const version = smallestVersion(used, level, mode);
  if (version === undefined) {
    return fail(tooMany[mode], { values: { length: used, capacity: qrCapacity(LARGEST_VERSION, level, mode), level } });
  }
  const withMargin = encodeQR(text, 'raw', { ecc: level, encoding: mode, version, border: MARGIN });
  const modules = withMargin.slice(MARGIN, -MARGIN).map((row) => row.slice(MARGIN, -MARGIN));
  return ok<QrCode>({ version, mode, used, capacity: qrCapacity(version, level, mode), modules });
}

const tooMany = { numeric: 'tooManyDigits', alphanumeric: 'tooManyCharacters', byte: 'tooManyBytes' } as const;

function smallestVersion(used: number, level: QrLevel, mode: QrMode): number | undefined {
  for (let version = 1; version <= LARGEST_VERSION; version++) {
    if (used <= qrCapacity(version, level, mode)) return version;
  }
  return undefined;
}

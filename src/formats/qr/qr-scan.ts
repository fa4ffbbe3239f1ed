import { file, flag, text, type ValuesOf } from '#core/fields.ts';
import { ok } from '#core/result.ts';
import { readBlob } from '../read-blob.ts';

/** The pixels of a drawn code: a square, RGBA, a byte each. */
const inputs = { image: file() };

/** What must be read in it. */
const options = { text: text(), isDarkOnLight: flag(true) };

/** Whether the code reads back as the very text. One that is not dark on light fails unread: many scanners refuse it. */
async function scanQr({ image }: ValuesOf<typeof inputs>, { text: wanted, isDarkOnLight }: ValuesOf<typeof options>) {
  const pixels = isDarkOnLight && image ? await readBlob(image) : undefined;
  const { readQr } = await import('./read-qr.ts');
  return ok(pixels !== undefined && readQr(pixels) === wanted.toWellFormed());
}

/** Tests the scan of a QR code that is shown. A tool has it as an operation for the worker. */
export const qrScan = { inputs, options, produces: 'text', run: scanQr } as const;

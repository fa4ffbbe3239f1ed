import { choice, file, text, integer } from '#core/fields.ts';
import { qrLevels } from './qr-code.ts';

/** Options of a QR code. The image size is that of its PNG, in pixels. */
export const qrOptions = {
  errorResistance: choice(qrLevels, 'medium'),
  foreground: text({ accepts: 'color', initial: '#000000' }),
  background: text({ accepts: 'color', initial: '#ffffff' }),
  margin: integer({ min: 0, max: 20, initial: 4 }),
  imageSize: integer({ min: 64, max: 4096, initial: 1024 }),
};

/** The image of a code that the page draws for the scan test: a square of RGBA pixels, one byte per channel. */
export const drawnCode = { pixels: file() };

import { choice, file, text, whole } from '#core/fields.ts';
import { qrLevels } from './qr-code.ts';

/** How a QR code shall be written and look. The image size is that of its PNG, in pixels. */
export const qrOptions = {
  errorResistance: choice(qrLevels, 'medium'),
  foreground: text({ accepts: 'color', initial: '#000000' }),
  background: text({ accepts: 'color', initial: '#ffffff' }),
  margin: whole({ min: 0, max: 20, initial: 4 }),
  imageSize: whole({ min: 64, max: 4096, initial: 1024 }),
};

/** What the page draws a code as, to have it scanned: a square of pixels, RGBA, a byte each. */
export const drawnCode = { pixels: file() };

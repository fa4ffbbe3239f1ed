import type { ValuesOf } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { isHexColor } from '#pure/notation/color/hex-color.ts';
import type { qrOptions } from './qr-options.ts';

/** Errors: `foregroundNotAColor` and `backgroundNotAColor`, about the option of that color. */
export function checkQrColors({ foreground, background }: Pick<ValuesOf<typeof qrOptions>, 'foreground' | 'background'>) {
  if (!isHexColor(foreground)) return fail('foregroundNotAColor', { field: 'foreground' });
  if (!isHexColor(background)) return fail('backgroundNotAColor', { field: 'background' });
  return ok(null);
}

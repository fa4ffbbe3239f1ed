import type { ValuesOf } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { isHexColor } from '#pure/notation/color/hex-color.ts';
import type { qrOptions } from './qr-options.ts';

/** Checks both colors. Errors: `foregroundNotAColor` and `backgroundNotAColor`, at the option with the invalid color. */
export function checkQrColors({ foreground, background }: Pick<ValuesOf<typeof qrOptions>, 'foreground' | 'background'>) {
  if (!isHexColor(foreground)) return fail('foregroundNotAColor', { field: 'foreground' });
  if (!isHexColor(background)) return fail('backgroundNotAColor', { field: 'background' });
  return ok(null);
}

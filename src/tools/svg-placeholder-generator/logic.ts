import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { fail, ok } from '#core/result.ts';
import { toBase64 } from '#formats/base64.ts';
import { isHexColor } from '#formats/hex-color.ts';
import { drawPlaceholder, escapeMarkup } from './draw-placeholder.ts';
import { inputs, options } from './fields.ts';
import { toSvgDataUri } from './svg-data-uri.ts';

/** One image in all notations. */
export interface Placeholder {
  readonly element: string;
  readonly base64: string;
  readonly dataUri: string;
  readonly cssBackground: string;
  readonly htmlImage: string;
  /** The element with its size, which browsers want of an image that they draw as pixels. */
  readonly sized: string;
}

/** A placeholder image with a text, its size if there is none. Errors: `backgroundNotAColor` and `textNotAColor`, about that option. */
export function makePlaceholder({ customText }: ValuesOf<typeof inputs>, look: ValuesOf<typeof options>) {
  const { width, height, backgroundColor, textColor } = look;
  if (!isHexColor(backgroundColor)) return fail('backgroundNotAColor', { field: 'backgroundColor' });
  if (!isHexColor(textColor)) return fail('textNotAColor', { field: 'textColor' });
  const text = customText === '' ? `${width}x${height}` : customText;
  const lines = drawPlaceholder(text, look);
  const element = indented(lines);
  const dataUri = toSvgDataUri(lines.join(''));
  return ok<Placeholder>({
    element,
    base64: `data:image/svg+xml;base64,${toBase64(new TextEncoder().encode(element))}`,
    dataUri,
    cssBackground: `background-image: url("${dataUri}");`,
    htmlImage: `<img src="${dataUri}" width="${width}" height="${height}" alt="${escapeMarkup(text)}">`,
    sized: look.exactSize ? element : indented(drawPlaceholder(text, { ...look, exactSize: true })),
  });
}

const indented = (lines: readonly string[]): string =>
  lines.map((line, at) => (at === 0 || at === lines.length - 1 ? line : `  ${line}`)).join('\n');

export const operations = {
  draw: defineOperation({ inputs, options, produces: 'text', thread: 'main', run: makePlaceholder }),
};

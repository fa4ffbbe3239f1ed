import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { toBase64 } from '#pure/notation/base64/base64.ts';
import { isHexColor } from '#pure/notation/color/hex-color.ts';
import type { declaration } from './declare.ts';
import { drawPlaceholder, escapeMarkup } from './draw-placeholder.ts';
import { toSvgDataUri } from './svg-data-uri.ts';

/**
 * Draws a placeholder image in all notations, with its size as the default text. The displayed image always includes its size, because
 * browsers require it for rasterization. Errors: `backgroundNotAColor` and `textNotAColor`, about the respective option.
 */
export function draw({ customText, ...look }: Given<typeof declaration, 'draw'>) {
  const { width, height, background, textColor } = look;
  if (!isHexColor(background)) return fail('backgroundNotAColor', { field: 'background' });
  if (!isHexColor(textColor)) return fail('textNotAColor', { field: 'textColor' });
  const text = customText === '' ? `${width}x${height}` : customText;
  const lines = drawPlaceholder(text, look);
  const element = indented(lines);
  const dataUri = toSvgDataUri(lines.join(''));
  const svg = look.exactSize ? element : indented(drawPlaceholder(text, { ...look, exactSize: true }));
  return ok({
    element,
    base64: `data:image/svg+xml;base64,${toBase64(new TextEncoder().encode(element))}`,
    dataUri,
    cssBackground: `background-image: url("${dataUri}");`,
    htmlImage: `<img src="${dataUri}" width="${width}" height="${height}" alt="${escapeMarkup(text)}">`,
    preview: { svg, png: { svg, width, height } },
  });
}

const indented = (lines: readonly string[]): string =>
  lines.map((line, at) => (at === 0 || at === lines.length - 1 ? line : `  ${line}`)).join('\n');

export const run = { draw } satisfies Runs<typeof declaration>;

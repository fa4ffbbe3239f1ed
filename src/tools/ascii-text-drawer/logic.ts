import type { ValuesOf } from '#core/fields.ts';
import { text } from '#core/fields.ts';
import { defineOperation, type WorkerContext } from '#core/operation.ts';
import { fail, ok } from '#core/result.ts';
import { asComment } from './comment-style.ts';
import { drawArt, loadFont } from './draw-art.ts';
import { inputs, options } from './fields.ts';
import { knownFont } from './fonts.ts';

const { showAllFonts: _shown, ...drawing } = options;
const { font: _font, commentStyle: _style, ...layout } = drawing;

/** Names of fonts, one a line. */
const listed = { fonts: text(), ...layout };

export interface Drawing {
  readonly text: string;
  readonly font: string;
  readonly missing: readonly string[];
}

/** The library takes seconds for more, in UTF-16 code units. */
const LONGEST = 5000;

/** The text drawn in a font. Errors: `tooLong`, about the text; `fontNotLoaded`, about `font`, when its file cannot be had. */
async function draw(
  { text: written }: ValuesOf<typeof inputs>,
  { commentStyle, ...setting }: ValuesOf<typeof drawing>,
  context: WorkerContext,
) {
  if (written.length > LONGEST) return fail('tooLong', { field: 'text' });
  const font = knownFont(setting.font);
  if (!(await loadFont(font, context))) return fail('fontNotLoaded', { field: 'font' });
  const { lines, missing } = drawArt(written, { ...setting, font });
  return ok<Drawing>({ text: lines.length === 0 ? '' : asComment(lines, commentStyle).join('\n'), font, missing });
}

/** The text drawn in each of some fonts, by their names; without those whose files cannot be had. Error: `tooLong`, about the text. */
async function drawList(
  { text: written }: ValuesOf<typeof inputs>,
  { fonts, ...setting }: ValuesOf<typeof listed>,
  context: WorkerContext,
) {
  if (written.length > LONGEST) return fail('tooLong', { field: 'text' });
  const drawn: Record<string, string> = {};
  for (const font of new Set(fonts.split('\n').map(knownFont))) {
    if (await loadFont(font, context)) drawn[font] = drawArt(written, { ...setting, font }).lines.join('\n');
  }
  return ok(drawn);
}

export const operations = {
  draw: defineOperation({ inputs, options: drawing, produces: 'text', thread: 'worker', run: draw }),
  drawList: defineOperation({ inputs, options: listed, produces: 'text', thread: 'worker', run: drawList }),
};

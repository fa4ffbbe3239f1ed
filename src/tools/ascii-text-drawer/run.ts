import type { DataContext } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { asComment } from './comment-style.ts';
import type { declaration } from './declare.ts';
import { drawArt, loadFont } from './draw-art.ts';
import { knownFont } from './fonts.ts';

type Known = Pick<DataContext, 'loadData'>;

/** The maximum length in UTF-16 code units. The library takes seconds for more. */
const LONGEST = 5000;

const tooLong = () => fail('tooLong', { field: 'text' });

/** Draws text in a font. Errors: `tooLong` for the text; `fontNotLoaded` for `font` if its file is unavailable. */
async function draw({ text, commentStyle, ...setting }: Given<typeof declaration, 'draw'>, context: Known) {
  if (text === '') return ok(null);
  if (text.length > LONGEST) return tooLong();
  const font = knownFont(setting.font);
  if (!(await loadFont(font, context))) return fail('fontNotLoaded', { field: 'font' });
  const { lines, missing } = drawArt(text, { ...setting, font });
  return ok({ art: lines.length === 0 ? '' : asComment(lines, commentStyle).join('\n'), missing });
}

/** Draws text in several fonts, by font name. Omits fonts whose files are unavailable. Error: `tooLong` for the text. */
async function drawList({ text, fonts, ...setting }: Given<typeof declaration, 'drawList'>, context: Known) {
  if (text === '') return ok(null);
  if (text.length > LONGEST) return tooLong();
  const allFonts: { label: string; value: string }[] = [];
  for (const font of new Set(fonts.split('\n').map(knownFont))) {
    if (await loadFont(font, context)) allFonts.push({ label: font, value: drawArt(text, { ...setting, font }).lines.join('\n') });
  }
  return ok({ allFonts });
}

export const run = { draw, drawList } satisfies Runs<typeof declaration>;

import { declareTool, namesOf } from '#core/declaration.ts';
import { flag, text, integer } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';

const notations = {
  name: row(),
  hex: row(),
  rgb: row(),
  hsl: row(),
  hwb: row(),
  hsv: row(),
  cmyk: row(),
  lab: row(),
  lch: row(),
  oklab: row(),
  oklch: row(),
  displayP3: row(),
  xyz: row(),
  linearSrgb: row(),
  argb: row(),
  onWhite: row(),
  onBlack: row(),
};

/** In page order. */
export const notationNames = namesOf(notations);

export const declaration = declareTool({
  inputs: {
    color: text({ singleLine: true, example: '#1ea54c', accepts: 'color', sample: '#1ea54c' }),
    /** In percent. Applies only while it is typed, because the displayed opacity is that of the color. */
    opacity: integer({ min: 0, max: 100, initial: 100 }),
  },
  options: { commaSyntax: flag(false) },
  outputs: { contrast: row({ isProse: true }), ...notations, ownOpacity: row(), faded: textOutput({ type: 'color' }) },
  operations: {
    convert: {
      takes: ['color', 'commaSyntax'],
      gives: ['hex', 'contrast', ...notationNames.filter((name) => name !== 'hex'), 'ownOpacity'],
      thread: 'main',
      perLine: true,
      isIdempotent: true,
    },
    fade: { takes: ['color', 'opacity'], gives: ['faded'], thread: 'main', perLine: true },
  },
});

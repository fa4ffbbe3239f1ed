import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text, integer } from '#core/fields.ts';
import { rows, textOutput } from '#core/outputs.ts';
import { commentStyles } from './comment-style.ts';

const layouts = ['default', 'full', 'fitted', 'controlled', 'universal'] as const;

const layout = {
  width: integer({ min: 0, max: 1000, initial: 80 }),
  horizontalLayout: choice(layouts, 'default'),
  verticalLayout: choice(layouts, 'default'),
};

export const declaration = declareTool({
  inputs: { text: text({ sample: 'IT Tools' }) },
  options: { font: text({ initial: 'Standard' }), ...layout, commentStyle: choice(commentStyles, 'none') },
  advancedOptions: ['horizontalLayout', 'verticalLayout', 'commentStyle'],
  viewOptions: { showAllFonts: flag(false) },
  /** The names of the visible fonts, one per line. */
  uiInputs: { fonts: text() },
  outputs: { art: textOutput({ file: 'ascii-art.txt' }), allFonts: rows() },
  operations: {
    draw: { takes: ['text', 'font', ...namesOf(layout), 'commentStyle'], gives: ['art'], thread: 'worker', keepPreviousResult: true },
    // Lets a run finish after other fonts have scrolled into view, so that the worker keeps the fonts that it has loaded.
    drawList: { takes: ['text', 'fonts', ...namesOf(layout)], gives: ['allFonts'], thread: 'worker', graceMs: 5000, uiOnly: true },
  },
});

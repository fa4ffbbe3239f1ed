import { choice, defineInputs, defineOptions, flag, text, whole } from '#core/fields.ts';
import { commentStyles } from './comment-style.ts';

export const inputs = defineInputs({ text: text({ sample: 'IT Tools' }) });

const layouts = ['default', 'full', 'fitted', 'controlled', 'universal'] as const;

export const options = defineOptions({
  font: text({ initial: 'Standard' }),
  width: whole({ min: 0, max: 1000, initial: 80 }),
  horizontalLayout: choice(layouts, 'default'),
  verticalLayout: choice(layouts, 'default'),
  commentStyle: choice(commentStyles, 'none'),
  showAllFonts: flag(false),
});

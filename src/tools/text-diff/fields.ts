import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

const ORIGINAL = `Shopping list
2 apples
1 loaf of bread
500 g flour
Milk
Bring a bag.
`;

const CHANGED = `Shopping list
3 apples
1 loaf of bread
Milk
Eggs
Bring a bag.
`;

export const inputs = defineInputs({
  original: text({ sample: ORIGINAL }),
  changed: text({ sample: CHANGED }),
});

export const options = defineOptions({
  view: choice(['sideBySide', 'unified'], 'sideBySide'),
  whiteSpace: choice(['compare', 'lineEnds', 'all'], 'compare'),
  ignoreCase: flag(false),
  hideUnchanged: flag(false),
  wrapLines: flag(true),
});

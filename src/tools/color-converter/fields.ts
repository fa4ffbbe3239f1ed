import { defineInputs, defineOptions, flag, text, whole } from '#core/fields.ts';

export const inputs = defineInputs({
  color: text({ accepts: 'color', sample: '#1ea54c' }),
  /** Percent. Counts while it is typed: the opacity that is shown is that of the color. */
  opacity: whole({ min: 0, max: 100, initial: 100 }),
});

export const options = defineOptions({ commaSyntax: flag(false) });

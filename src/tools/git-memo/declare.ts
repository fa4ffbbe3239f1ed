import { defineInputs, defineOptions, text } from '#core/fields.ts';

export const inputs = defineInputs({ search: text({ sample: 'stash list' }), branch: text(), commit: text() });

export const options = defineOptions({ remote: text({ initial: 'origin' }) });

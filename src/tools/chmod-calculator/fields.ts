import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({ permissions: text({ initial: '755' }), path: text({ initial: 'path' }) });

export const options = defineOptions({ type: choice(['file', 'directory'], 'file'), isRecursive: flag(false) });

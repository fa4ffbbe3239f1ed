import { choice, defineInputs, defineOptions, text, whole } from '#core/fields.ts';

/** In the order of the page. */
export const scales = ['kelvin', 'celsius', 'fahrenheit', 'rankine', 'delisle', 'newton', 'reaumur', 'romer'] as const;

// One temperature and the scale it was typed in: what stands in the fields of the other scales follows from them.
export const inputs = defineInputs({ temperature: text({ initial: '20' }), scale: choice(scales, 'celsius') });

export const options = defineOptions({ decimalPlaces: whole({ min: 0, max: 12, initial: 4 }) });

import { defineInputs, defineOptions, secret, text } from '#core/fields.ts';

/** A phone number is a personal matter: it is not stored, and in a link only after a second, explicit choice. */
export const inputs = defineInputs({ number: secret({ sample: '+33 1 23 45 67 89' }) });

/** Two capital letters; empty, or anything that is no country, for the country of the browser. */
export const options = defineOptions({ defaultCountry: text() });

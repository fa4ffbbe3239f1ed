import { defineInputs, defineOptions, secret } from '#core/fields.ts';

/** An account is a personal matter: its number is not stored, and in a link only after a second, explicit choice. */
export const inputs = defineInputs({ iban: secret({ sample: 'DE89 3704 0044 0532 0130 00' }) });

export const options = defineOptions({});

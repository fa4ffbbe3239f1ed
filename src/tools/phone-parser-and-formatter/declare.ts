import { declareTool, namesOf } from '#core/declaration.ts';
import { secret, text } from '#core/fields.ts';
import { row, table } from '#core/outputs.ts';

const words = row({ isProse: true });

/** The details of a number, in display order. */
const description = {
  country: words,
  callingCode: row(),
  valid: words,
  possible: words,
  type: words,
  international: row(),
  national: row(),
  e164: row(),
  rfc3966: row(),
  extension: row({ isOptional: true }),
  dialed: row(),
};

export const descriptionNames = namesOf(description);

export const declaration = declareTool({
  // A phone number is personal data, so it is not saved, and a link contains it only after a second, explicit choice.
  inputs: { number: secret({ singleLine: true, mayBeArgument: true, example: '+33 1 23 45 67 89', sample: '+33 1 23 45 67 89' }) },
  // Two uppercase letters. An empty or unknown code selects the country of the user's locale.
  options: { defaultCountry: text() },
  outputs: { ...description, usedCountry: row(), countries: table(['code', 'name', 'callingCode']) },
  operations: {
    describe: {
      takes: ['number', 'defaultCountry'],
      gives: descriptionNames,
      thread: 'main',
      trigger: 'generate',
      perLine: true,
    },
    chooseCountry: {
      takes: ['defaultCountry'],
      gives: ['usedCountry', 'countries'],
      thread: 'main',
      trigger: 'generate',
      uiOnly: true,
    },
  },
});

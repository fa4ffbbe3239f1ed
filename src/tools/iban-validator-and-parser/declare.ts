import { declareTool, namesOf } from '#core/declaration.ts';
import { secret } from '#core/fields.ts';
import { row } from '#core/outputs.ts';

const value = row({ isOptional: true });
const words = row({ isOptional: true, isProse: true });

const outputs = {
  valid: words,
  problems: words,
  corrected: value,
  country: words,
  checkDigits: row(),
  bban: row(),
  bankCode: value,
  branchCode: value,
  accountNumber: value,
  nationalCheckDigits: value,
  sepa: words,
  qrIban: words,
  printFormat: value,
  electronicFormat: value,
};

/** In display order. */
export const outputNames = namesOf(outputs);

export const declaration = declareTool({
  // An account number is personal: it is never stored, and added to a link only after a second, explicit choice.
  inputs: {
    iban: secret({ singleLine: true, mayBeArgument: true, example: 'DE89 3704 0044 0532 0130 00', sample: 'DE89 3704 0044 0532 0130 00' }),
  },
  options: {},
  outputs,
  operations: { describe: { takes: ['iban'], gives: outputNames, thread: 'main', perLine: true } },
});

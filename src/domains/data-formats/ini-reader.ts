import { mapResult, ok } from '#core/result.ts';
import { readIni } from '#pure/notation/ini/read-ini.ts';
import { defineReader } from './format.ts';
import { ini } from './ini.ts';
import { documentOf, emptySource } from './one-document.ts';

/** Reads INI, with notices for overwritten values and for keys without a value. Errors: those of `readIni`. */
export const iniReader = defineReader(ini, (text, options) =>
  text.trim() === ''
    ? ok(emptySource)
    : mapResult(readIni(text, options), ({ value, ...found }) => ({ documents: [documentOf(value)], ...found })),
);

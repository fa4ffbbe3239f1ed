import { writeIni } from '#pure/notation/ini/write-ini.ts';
import { defineWriter } from './format.ts';
import { ini } from './ini.ts';
import { oneDocument } from './one-document.ts';

/** Writes INI, with notices for data that it cannot represent. Errors: those of `writeIni`. */
export const iniWriter = defineWriter(ini, (source, layout) => writeIni(oneDocument(source).value, layout));

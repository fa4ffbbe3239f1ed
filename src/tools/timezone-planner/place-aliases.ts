import { foldText } from '#pure/text/fold-text.ts';

/** Normalized city names that the data does not include or has under another name. */
export const cityAliases: ReadonlyMap<string, string> = new Map([
  ['new delhi', 'Asia/Kolkata'],
  ['bangalore', 'Asia/Kolkata'],
  ['bengaluru', 'Asia/Kolkata'],
  ['chennai', 'Asia/Kolkata'],
  ['pune', 'Asia/Kolkata'],
  ['peking', 'Asia/Shanghai'],
  ['saigon', 'Asia/Ho_Chi_Minh'],
  ['munich', 'Europe/Berlin'],
  ['munchen', 'Europe/Berlin'],
  ['cologne', 'Europe/Berlin'],
  ['koln', 'Europe/Berlin'],
  ['nyc', 'America/New_York'],
  ['new york city', 'America/New_York'],
  ['washington dc', 'America/New_York'],
  ['sf', 'America/Los_Angeles'],
]);

/** Normalized short names of countries and their English names. */
const countryAliases: ReadonlyMap<string, string> = new Map([
  ['uk', 'united kingdom'],
  ['great britain', 'united kingdom'],
  ['england', 'united kingdom'],
  ['us', 'united states'],
  ['usa', 'united states'],
  ['uae', 'united arab emirates'],
]);

/** Postal abbreviations of the United States (Publication 28, appendix B), without territories. */
const STATES = /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;

/** The country name for a short name or for an abbreviation of a US state. */
export const countryOf = (text: string): string => {
  const folded = foldText(text.trim());
  return STATES.test(text.trim()) ? 'united states' : (countryAliases.get(folded) ?? folded);
};

/** Normalized zone names in words and their abbreviations. The names with “Standard” are in the Windows data. */
export const longNames: ReadonlyMap<string, string> = new Map([
  ...['Pacific', 'Mountain', 'Central', 'Eastern'].flatMap((name): [string, string][] => {
    const letter = name.charAt(0);
    const folded = name.toLowerCase();
    const daylight: [string, string] = [`${folded} daylight time`, `${letter}DT`];
    return [[`${folded} time`, `${letter}T`], [`${folded} time us canada`, `${letter}T`], daylight];
  }),
  ['central european time', 'CET'],
  ['central european summer time', 'CEST'],
  ['eastern european time', 'EET'],
  ['eastern european summer time', 'EEST'],
  ['greenwich mean time', 'GMT'],
  ['coordinated universal time', 'UTC'],
]);

/** A label in Outlook and Windows: an offset in brackets, followed by a name or a list of cities. */
export const WINDOWS_LABEL = /^\((?:UTC|GMT)(?:[+\-−]\d{1,2}:\d{2})?\)\s*(?<name>.+)$/i;

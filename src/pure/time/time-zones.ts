const UTC = 'UTC';

/** Current names that browsers accept, but list only under their former names: the file `backward` of the IANA database. */
const CURRENT_NAMES = [
  'Africa/Asmara',
  'America/Argentina/Buenos_Aires',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Pohnpei',
];

/**
 * Abbreviations that ICU accepts as zones, although they are missing in the IANA database and `Temporal` rejects them. For ICU, `NST` is
 * New Zealand.
 */
const ICU_ABBREVIATIONS = new Set(
  'ACT AET AGT ART AST BET BST CAT CNT CST CTT EAT ECT IET IST JST MIT NET NST PLT PNT PRT PST SST VST'.split(' '),
);

/** Whether the browser knows a name from the IANA database. */
export function isTimeZone(name: string): boolean {
  if (ICU_ABBREVIATIONS.has(name.toUpperCase())) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions();
    return /^[A-Za-z]/.test(timeZone);
  } catch {
    return false; // a RangeError for an unknown name
  }
}

/** The zone of a name, or the browser's zone if the name is invalid or empty. */
export function timeZoneOr(name: string, browserZone: string): string {
  if (isTimeZone(name)) return name;
  return browserZone === 'Etc/UTC' ? UTC : browserZone;
}

/** UTC, followed by all other IANA time zones. Includes the `chosen` ones, even if they are listed under another name. */
export const timeZoneNames = (chosen: readonly string[] = []): readonly string[] => [
  UTC,
  ...[...new Set([...Intl.supportedValuesOf('timeZone'), ...CURRENT_NAMES.filter(isTimeZone), ...chosen])]
    .filter((name) => name !== UTC)
    .toSorted(),
];

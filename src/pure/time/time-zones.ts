const UTC = 'UTC';

/** Names of today that browsers know, but leave out of their list in favor of former ones: the file `backward` of the IANA database. */
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

/** Abbreviations that ICU takes for zones, though the IANA database has none of them; `Temporal` refuses them. ICU has `NST` for New Zealand. */
const ICU_ABBREVIATIONS = new Set(
  'ACT AET AGT ART AST BET BST CAT CNT CST CTT EAT ECT IET IST JST MIT NET NST PLT PNT PRT PST SST VST'.split(' '),
);

/** Whether the name is in the IANA database of this browser. */
export function isTimeZone(name: string): boolean {
  if (ICU_ABBREVIATIONS.has(name.toUpperCase())) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions();
    return /^[A-Za-z]/.test(timeZone);
  } catch {
    return false; // a RangeError, which is the only way to ask
  }
}

/** The zone of that name; that of the browser if there is none, as while nothing is chosen. */
export function timeZoneOr(name: string, browserZone: string): string {
  if (isTimeZone(name)) return name;
  return browserZone === 'Etc/UTC' ? UTC : browserZone;
}

/** UTC, then every other zone of the IANA database; `chosen` is among them even if it goes by another name there. */
export const timeZoneNames = (chosen: readonly string[] = []): readonly string[] => [
  UTC,
  ...[...new Set([...Intl.supportedValuesOf('timeZone'), ...CURRENT_NAMES.filter(isTimeZone), ...chosen])]
    .filter((name) => name !== UTC)
    .toSorted(),
];

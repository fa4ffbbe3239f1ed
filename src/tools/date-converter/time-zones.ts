const UTC = 'UTC';

/** Whether the name is in the IANA database of this browser. */
export function isTimeZone(name: string): boolean {
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
  ...[...new Set([...Intl.supportedValuesOf('timeZone'), ...chosen])].filter((name) => name !== UTC).toSorted(),
];

/** Names parted by commas, each once; what is no zone is left out. */
export const parseTimeZones = (text: string): readonly string[] => [...new Set(text.split(','))].filter(isTimeZone);

export const stringifyTimeZones = (names: readonly string[]): string => names.join(',');

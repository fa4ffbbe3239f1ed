import { closestTo } from '#pure/text/closest-to.ts';

const LONGEST_SHOWN = 200;

/** A value as JSON for a message, cut off if it is long. */
function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'undefined';
  const characters = json.length > LONGEST_SHOWN ? [...json] : [];
  return characters.length > LONGEST_SHOWN ? `${characters.slice(0, LONGEST_SHOWN).join('')}…` : json;
}

const suggestion = (name: string | undefined): string => (name === undefined ? '' : ` Did you mean ${JSON.stringify(name)}?`);

/** A suggestion for a misspelled name: the closest name within three letters. On a tie, the first wins. */
export const meant = (name: string, names: readonly string[]): string => suggestion(closestTo(name, names, 3));

/** A suggestion for a misspelled option. Also accepts the beginning of a name: `enc` suggests `encoding`. */
const meantOption = (name: string, names: readonly string[]): string =>
  suggestion(closestTo(name, names, 3) ?? names.find((each) => name.length > 1 && each.startsWith(name)));

/** Error messages about settings. `source` is a variable, a flag, or the path of a file. */
export const settingFaults = {
  wrong: (key: string, source: string, description: string, value: unknown): string =>
    `${key} (${source}) must be ${description}, but it is ${shown(value)}.`,
  /** A message about a setting of the server. It has no key, because server settings are not in the settings file. */
  wrongOfServer: (source: string, description: string, value: unknown): string =>
    `${source} must be ${description}, but it is ${shown(value)}.`,
  taken: (source: string, first: string, value: string): string =>
    `app.baseUrl (${source}) must not start with ${JSON.stringify(first)}, which is a page of the site, but it is ${shown(value)}.`,
  noOption: (key: string, source: string, name: string, options: readonly string[]): string =>
    `${key} (${source}) is no option of this tool.${meantOption(name, options)}`,
  noSetting: (key: string, source: string, keys: readonly string[]): string => `${key} (${source}) is no setting.${meant(key, keys)}`,
  twice: (key: string, source: string): string => `${key} (${source}) stands twice.`,
  noObject: (path: string, value: unknown): string => `${path} must be an object, but it is ${shown(value)}.`,
  noJson: (path: string, line: number, column: number): string => `${path} is not JSON: line ${line}, column ${column}.`,
  tooLarge: (path: string): string => `${path} is larger than 1 MiB.`,
  unreadable: (source: string, path: string, reason: string): string =>
    `${source} must be the path of a file, but ${JSON.stringify(path)} cannot be read: ${reason}.`,
  noneLeft: 'tools.only and tools.hide leave no tool.',
  noTracker: 'plausible.isTrackerEnabled (VITE_TRACKER_ENABLED) cannot be switched on: this site was built without it.',
} as const;

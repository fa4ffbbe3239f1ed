import { closestTo } from '#pure/text/closest-to.ts';

/** A value of a sentence, as JSON; a long one is cut. */
function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'undefined';
  return json.length > 200 ? `${json.slice(0, 200)}…` : json;
}

/** A name that may have been meant: within three letters, else one that begins so. */
export function meant(said: string, names: readonly string[]): string {
  const name = closestTo(said, names, 3) ?? names.find((each) => said.length > 1 && each.startsWith(said));
  return name === undefined ? '' : ` Did you mean ${JSON.stringify(name)}?`;
}

/** Sentences of what is wrong with settings. `source` is a variable, a flag or the path of a file. */
export const settingFaults = {
  wrong: (key: string, source: string, says: string, value: unknown): string =>
    `${key} (${source}) must be ${says}, but it is ${shown(value)}.`,
  taken: (source: string, first: string, value: string): string =>
    `app.baseUrl (${source}) must not start with ${JSON.stringify(first)}, which is a page of the site, but it is ${shown(value)}.`,
  noOption: (key: string, source: string, said: string, options: readonly string[]): string =>
    `${key} (${source}) is no option of this tool.${meant(said, options)}`,
  noSetting: (key: string, source: string, keys: readonly string[]): string => `${key} (${source}) is no setting.${meant(key, keys)}`,
  twice: (key: string, source: string): string => `${key} (${source}) stands twice.`,
  noJson: (path: string, line: number, column: number): string => `${path} is not JSON: line ${line}, column ${column}.`,
  tooLarge: (path: string): string => `${path} is larger than 1 MiB.`,
  unreadable: (source: string, path: string, reason: string): string =>
    `${source} must be the path of a file, but ${JSON.stringify(path)} cannot be read: ${reason}.`,
  noneLeft: 'tools.only and tools.hide leave no tool.',
  noTracker: 'plausible.isTrackerEnabled (VITE_TRACKER_ENABLED) cannot be switched on: this site was built without it.',
} as const;

/** A tool or a chain of steps as it was, under a name. */
export type Preset = {
  readonly id: string;
  /** No two have the same. */
  readonly name: string;
  /** ISO 8601. */
  readonly created: string;
} & (
  | {
      readonly tool: string;
      /** The query of a link to the tool. */
      readonly values: string;
    }
  | {
      /** The query of a link to the page of the steps. */
      readonly steps: string;
    }
);

/** What stands under the key. */
export interface StoredPresets {
  readonly presets: readonly Preset[];
  /** What this release cannot read: it stays as it is. */
  readonly broken: readonly unknown[];
  /** A newer release has written it: nothing of it is read, or written. */
  readonly isNewer: boolean;
}

const VERSION = 1;
/** In UTF-16 code units. */
export const LONGEST_NAME = 60;

export const presetName = (typed: string): string | undefined => {
  const name = typed.trim();
  return name.length > 0 && name.length <= LONGEST_NAME ? name : undefined;
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads one that anybody may have written, of a tool that there is. */
export function readPreset(entry: unknown, isTool: (id: string) => boolean): Preset | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { id, name, created, tool, values, steps } = entry as Readonly<Record<string, unknown>>; // an object has any names
  if (!isText(id) || !isText(name) || presetName(name) !== name || !isText(created)) return undefined;
  if (isText(steps) && tool === undefined) return { id, name, created, steps };
  return steps === undefined && isText(tool) && isTool(tool) && isText(values) ? { id, name, created, tool, values } : undefined;
}

function parse(source: string | undefined): unknown {
  try {
    return JSON.parse(source ?? '{}');
  } catch {
    return undefined; // not by us
  }
}

/** The presets in what is stored. Of two of one name, or of one id, the first counts. */
export function parsePresets(source: string | undefined, isTool: (id: string) => boolean): StoredPresets {
  const content = parse(source);
  const { version = VERSION, presets: entries = [] } =
    typeof content === 'object' && content !== null ? (content as Readonly<Record<string, unknown>>) : {}; // as above
  if (typeof version === 'number' && version > VERSION) return { presets: [], broken: [], isNewer: true };
  const names = new Set<string>();
  const ids = new Set<string>();
  const presets: Preset[] = [];
  const broken: unknown[] = [];
  for (const entry of Array.isArray(entries) ? (entries as readonly unknown[]) : [entries]) {
    const preset = readPreset(entry, isTool);
    if (!preset || names.has(preset.name) || ids.has(preset.id)) broken.push(entry);
    else presets.push(preset);
    if (preset) names.add(preset.name);
    if (preset) ids.add(preset.id);
  }
  return { presets, broken, isNewer: false };
}

/** As they are stored, with what cannot be read behind them. */
export const stringifyPresets = ({ presets, broken }: Pick<StoredPresets, 'presets' | 'broken'>): string | undefined =>
  presets.length + broken.length === 0 ? undefined : JSON.stringify({ version: VERSION, presets: [...presets, ...broken] });

/** With this one, which takes the place of another of its name. */
export const withPreset = (presets: readonly Preset[], preset: Preset): readonly Preset[] =>
  presets.some(({ name }) => name === preset.name)
    ? presets.map((other) => (other.name === preset.name ? preset : other))
    : [...presets, preset];

export const withoutPreset = (presets: readonly Preset[], id: string): readonly Preset[] => presets.filter((preset) => preset.id !== id);

/** Another name; one that has it already goes. */
export const renamedPreset = (presets: readonly Preset[], id: string, name: string): readonly Preset[] =>
  presets.filter((preset) => preset.id === id || preset.name !== name).map((preset) => (preset.id === id ? { ...preset, name } : preset));

/** A name that none has: `Report (2)`. */
export function freeName(presets: readonly Preset[], name: string): string {
  const names = new Set(presets.map((preset) => preset.name));
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const free = `${name.slice(0, LONGEST_NAME - suffix.length).trimEnd()}${suffix}`;
    if (!names.has(free)) return free;
  }
}

/** A named state of a tool or a chain. */
export type Preset = {
  readonly id: string;
  /** Unique among all presets. */
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

/** The content of the storage key. */
export interface StoredPresets {
  readonly presets: readonly Preset[];
  /** Entries that this release cannot read. They are stored again unchanged. */
  readonly broken: readonly unknown[];
  /** Whether a newer release wrote the value. It is then neither read nor overwritten. */
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

/** Validates an untrusted entry. Returns `undefined` if it is invalid or its tool is unknown. */
export function readPreset(entry: unknown, isTool: (id: string) => boolean): Preset | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { id, name, created, tool, values, steps } = entry as Readonly<Record<string, unknown>>; // any names are possible
  if (!isText(id) || !isText(name) || presetName(name) !== name || !isText(created)) return undefined;
  if (isText(steps) && tool === undefined) return { id, name, created, steps };
  return steps === undefined && isText(tool) && isTool(tool) && isText(values) ? { id, name, created, tool, values } : undefined;
}

function parse(source: string | undefined): unknown {
  try {
    return JSON.parse(source ?? '{}');
  } catch {
    return undefined; // not written by this site
  }
}

/** Reads the stored presets. If two have the same name or id, the first one wins. */
export function parsePresets(source: string | undefined, isTool: (id: string) => boolean): StoredPresets {
  const content = parse(source);
  const { version = VERSION, presets: entries = [] } =
    typeof content === 'object' && content !== null ? (content as Readonly<Record<string, unknown>>) : {}; // as in `readPreset`
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

/** Serializes the presets, with unreadable entries at the end. */
export const stringifyPresets = ({ presets, broken }: Pick<StoredPresets, 'presets' | 'broken'>): string | undefined =>
  presets.length + broken.length === 0 ? undefined : JSON.stringify({ version: VERSION, presets: [...presets, ...broken] });

/** Adds a preset, or replaces the one with the same name. */
export const withPreset = (presets: readonly Preset[], preset: Preset): readonly Preset[] =>
  presets.some(({ name }) => name === preset.name)
    ? presets.map((other) => (other.name === preset.name ? preset : other))
    : [...presets, preset];

export const withoutPreset = (presets: readonly Preset[], id: string): readonly Preset[] => presets.filter((preset) => preset.id !== id);

/** Renames a preset and removes another one that has the name. */
export const renamedPreset = (presets: readonly Preset[], id: string, name: string): readonly Preset[] =>
  presets.filter((preset) => preset.id === id || preset.name !== name).map((preset) => (preset.id === id ? { ...preset, name } : preset));

/** An unused name: `Report (2)`. */
export function freeName(presets: readonly Preset[], name: string): string {
  const names = new Set(presets.map((preset) => preset.name));
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const free = `${name.slice(0, LONGEST_NAME - suffix.length).trimEnd()}${suffix}`;
    if (!names.has(free)) return free;
  }
}

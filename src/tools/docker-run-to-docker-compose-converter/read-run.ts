import { fail, ok, type Result } from '#core/result.ts';
import { isSwitch, longNameOf, type NoteCode, runFlags, shortFlags } from './run-flags.ts';
import type { ShellWord } from './shell-word.ts';

export interface Note {
  /** The subject of the note: a flag in its long form, or the typed text. */
  readonly about: string;
  readonly code: NoteCode;
}

/** One flag of a command, by its long name. Excludes switches that were turned off. */
export interface GivenFlag {
  readonly name: string;
  /** Empty for a switch. */
  readonly value: string;
}

/** The parts of the command after `docker run`. */
export interface RunCommand {
  readonly flags: readonly GivenFlag[];
  readonly image: string;
  readonly command: readonly string[];
  readonly notes: readonly Note[];
}

export type RunError = 'noImage' | 'noValue';

/** The notations for the current folder at the beginning of a host path. */
const HERE = /^(?:\$\((?:pwd|get-location)\)|`pwd`|\$PWD(?!\w)|\$\{PWD\}|%cd%)/i;
const HERE_IN_MOUNT = new RegExp(`(?<=(?:^|,)"?(?:source|src)=)${HERE.source.slice(1)}`, 'i');

const hostPathFlags: ReadonlySet<string> = new Set(['volume', 'env-file', 'label-file', 'device']);

/** The false values of `strconv.ParseBool` in Go, which Docker uses. */
const OFF = /^(?:false|f|0)$/i;

/**
 * Reads the words after `docker run` like Docker's own parser (github.com/spf13/pflag): the first word that is not a flag is the image.
 * Errors: `noImage`, and `noValue` with the flag.
 */
export function readRun(words: readonly ShellWord[]): Result<RunCommand, RunError> {
  const flags: GivenFlag[] = [];
  const notes: Note[] = [];
  let place = 0;

  const noteSubstitutions = (substitutions: readonly string[]): void => {
    for (const about of substitutions) notes.push({ about, code: 'substitution' });
  };
  const give = (name: string, value: string, { substitutions }: Pick<ShellWord, 'substitutions'>): void => {
    const rule = runFlags.get(name);
    if (!rule) {
      notes.push({ about: `--${name}`, code: 'unknown' });
      return;
    }
    if (isSwitch(rule) && OFF.test(value)) return;
    if (rule.kind === 'note') notes.push({ about: `--${name}`, code: rule.note });
    else flags.push({ name, value: withHere(name, value) });
    const isPwdUsed = withHere(name, value) !== value && HERE.test(substitutions[0] ?? '');
    noteSubstitutions(isPwdUsed ? substitutions.slice(1) : substitutions);
  };
  /** Consumes the next word as the value of a flag; `undefined` if the flag has no value. */
  const nextValue = (name: string): ShellWord | undefined => {
    const next = words[place];
    const rule = runFlags.get(name);
    const isTaken = rule ? next !== undefined : next !== undefined && !next.text.startsWith('-') && place < words.length - 1;
    if (!isTaken) return undefined;
    place += 1;
    return next;
  };
  /** Adds a flag without `=`. Returns false if it lacks a required value. */
  const giveBare = (name: string): boolean => {
    const rule = runFlags.get(name);
    const value = rule && isSwitch(rule) ? undefined : nextValue(name);
    if (rule && !isSwitch(rule) && !value) return false;
    give(name, value?.text ?? '', { substitutions: value?.substitutions ?? [] });
    return true;
  };

  for (let word = words[place]; word?.text.startsWith('-') && word.text !== '-'; word = words[place]) {
    place += 1;
    if (word.text === '--') break;
    const failed = word.text.startsWith('--') ? giveLong(word) : giveShort(word);
    if (failed !== undefined) return fail('noValue', { values: { flag: `--${failed}` } });
  }

  /** Adds a long flag. Returns its name if its value is missing. */
  function giveLong(word: ShellWord): string | undefined {
    const [, typed = '', value] = /^--([^=]*)(?:=([^]*))?$/.exec(word.text) ?? [];
    const name = longNameOf(typed);
    if (value !== undefined) give(name, value, word);
    else if (!giveBare(name)) return name;
    return undefined;
  }

  /** Adds short flags. Switches can be combined, and the last flag may have a value: `-itp80:80`. */
  function giveShort(word: ShellWord): string | undefined {
    for (let at = 1; at < word.text.length; at += 1) {
      const letter = String.fromCodePoint(word.text.codePointAt(at) ?? 0);
      const name = shortFlags.get(letter);
      const rule = name === undefined ? undefined : runFlags.get(name);
      const rest = word.text.slice(at + letter.length);
      if (name === undefined || !rule) {
        notes.push({ about: `-${letter}${rest}`, code: 'unknown' });
        if (rest === '') nextValue(letter);
        return undefined;
      }
      if (rest.startsWith('=') || (!isSwitch(rule) && rest !== '')) {
        give(name, rest.replace(/^=/, ''), word);
        return undefined;
      }
      if (!giveBare(name)) return name;
    }
    return undefined;
  }

  const [image, ...command] = words.slice(place);
  if (!image?.text) return fail('noImage');
  for (const { substitutions } of [image, ...command]) noteSubstitutions(substitutions);
  return ok({ flags, image: image.text, command: command.map(({ text }) => text), notes });
}

/** Replaces the current folder with `.` at the beginning of a host path. */
function withHere(name: string, value: string): string {
  if (name === 'mount') return value.replace(HERE_IN_MOUNT, '.');
  return hostPathFlags.has(name) ? value.replace(HERE, '.') : value;
}

import { fail, ok, type Result } from '#core/result.ts';
import { toBase64 } from '../base64/base64.ts';
import { excerpt } from '../../text/excerpt.ts';
import { isRfc3339 } from '../../time/rfc3339.ts';
import { entriesInOrder } from '../tree/entries-in-order.ts';
import { formatTreePath } from '../tree/tree-path.ts';
import type { TreeEntry, TreeList, TreeMap, TreeValue } from '../tree/tree-value.ts';
import { tomlFloat } from './toml-float.ts';
import { isTomlInteger } from './toml-integer.ts';
import { Verbatim } from './verbatim.ts';

export type TomlValueErrorCode = 'integerNotInToml' | 'nullNotInToml' | 'keyNotInToml' | 'nestedTooDeeply';

export interface TomlValues {
  readonly sortKeys: boolean;
  /** The treatment of null, which TOML lacks. */
  readonly nullValues: 'leaveOut' | 'emptyString' | 'error';
  /** Whether texts that are dates, times, or date-times become such values. */
  readonly datesFromStrings: boolean;
}

export interface TomlObject {
  /** `undefined` for an omitted null. */
  readonly value: unknown;
  readonly nullsLeftOut: number;
  /** Whether a text contained a lone surrogate, which was replaced with U+FFFD. */
  readonly hasHalfSurrogates: boolean;
}

/** The maximum depth of smol-toml. */
const DEEPEST = 1000;
/** An integer index, which JavaScript orders before other keys of an object. */
const POSITION = /^(?:0|[1-9]\d*)$/;

/**
 * Converts a tree to objects for smol-toml, without recursion. Errors, each with a `path`: `integerNotInToml` (more than 64 bits, with the
 * `integer`), `nullNotInToml`, `keyNotInToml` (lone surrogate); `nestedTooDeeply` without one.
 */
export function toTomlObject(root: TreeValue, wanted: TomlValues): Result<TomlObject, TomlValueErrorCode> {
  const builder = new TomlObjectBuilder(wanted);
  const value = builder.build(root);
  const { fault, nullsLeftOut, hasHalfSurrogates } = builder;
  return fault ?? ok({ value, nullsLeftOut, hasHalfSurrogates });
}

/** A list or map that is being converted. */
interface Frame {
  readonly items: readonly TreeValue[] | readonly TreeEntry[];
  readonly put: (key: string, value: unknown) => void;
  next: number;
}

class TomlObjectBuilder {
  fault: Result<never, TomlValueErrorCode> | undefined;
  nullsLeftOut = 0;
  hasHalfSurrogates = false;
  readonly #wanted: TomlValues;
  readonly #frames: Frame[] = [];

  constructor(wanted: TomlValues) {
    this.#wanted = wanted;
  }

  build(root: TreeValue): unknown {
    const built = this.#begin(root);
    for (let frame = this.#frames.at(-1); frame && !this.fault; frame = this.#frames.at(-1)) {
      const item = frame.items[frame.next++];
      if (item === undefined) this.#frames.pop();
      else if ('key' in item) {
        if (!item.key.isWellFormed()) this.#fail('keyNotInToml');
        this.#read(item.value, item.key, frame);
      } else this.#read(item, '', frame);
    }
    return built;
  }

  #read(value: TreeValue, key: string, { put }: Frame): void {
    const built = this.#begin(value);
    if (built !== undefined) put(key, built);
  }

  /** Converts a value. The content of a list or map is converted later. */
  #begin(value: TreeValue): unknown {
    if (value.kind !== 'list' && value.kind !== 'map') return this.#leaf(value);
    if (this.#frames.length >= DEEPEST) this.fault ??= fail('nestedTooDeeply');
    if (value.kind === 'list') {
      const list: unknown[] = [];
      this.#frames.push({ items: value.items, put: (_key, item) => list.push(item), next: 0 });
      return list;
    }
    const entries = entriesInOrder(value, this.#wanted.sortKeys);
    const object = objectFor(entries);
    this.#frames.push({ items: entries, put: (key, item) => (object[key] = item), next: 0 });
    return object;
  }

  #leaf(value: Exclude<TreeValue, TreeList | TreeMap>): unknown {
    switch (value.kind) {
      case 'null':
        return this.#null();
      case 'integer':
        if (!isTomlInteger(value.value)) this.#fail('integerNotInToml', { integer: excerpt(String(value.value)) });
        return value.value;
      case 'boolean':
        return value.value;
      case 'text':
        return this.#wanted.datesFromStrings && isRfc3339(value.value) ? new Verbatim(value.value) : this.#text(value.value);
      case 'float':
        return tomlFloat(value);
      case 'dateTime':
        // YAML 1.1 has date forms that TOML lacks.
        return isRfc3339(value.text) ? new Verbatim(value.text) : value.text;
      case 'binary':
        return toBase64(value.bytes);
    }
  }

  #text(text: string): string {
    if (text.isWellFormed()) return text;
    this.hasHalfSurrogates = true;
    return text.toWellFormed();
  }

  #null(): string | undefined {
    if (this.#wanted.nullValues === 'emptyString') return '';
    if (this.#wanted.nullValues === 'error') this.#fail('nullNotInToml');
    this.nullsLeftOut++;
    return undefined;
  }

  /** Keeps only the first error. */
  #fail(code: TomlValueErrorCode, values: Readonly<Record<string, string>> = {}): void {
    const path = this.#frames.map(({ items, next }) => stepOf(items[next - 1], next - 1));
    this.fault ??= fail(code, { values: { ...values, path: formatTreePath(path) } });
  }
}

const stepOf = (item: TreeValue | TreeEntry | undefined, position: number): string | number =>
  item && 'key' in item ? item.key : position;

/** An object whose keys are in the order of the entries, including integer indexes. */
function objectFor(entries: readonly TreeEntry[]): Record<string, unknown> {
  const object: Record<string, unknown> = Object.create(null);
  if (!entries.some(({ key }) => POSITION.test(key))) return object;
  return new Proxy(object, { ownKeys: (target) => entries.map(({ key }) => key).filter((key) => key in target) });
}

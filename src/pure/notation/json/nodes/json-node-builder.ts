import { KeyPlaces } from '../../tree/key-places.ts';
import type { JsonMember, JsonNode, JsonScalar } from './json-node.ts';
import { jsonNumber } from '../json-number.ts';
import type { JsonScanner } from '../json-scanner.ts';

import type { JsonVisitor } from '../walk-json.ts';

/** A key that already exists in its object. */
export interface RepeatedKey {
  readonly key: string;
  /** The offset of the repeated key. */
  readonly start: number;
}

/** An array or object that is being read. `keys` is missing for an array. */
interface Open {
  readonly items: JsonNode[];
  readonly members: JsonMember[];
  readonly keys: KeyPlaces | undefined;
  name: string;
  key: string;
  /** The index of the existing member with this key, or -1. */
  place: number;
}

/** The number of characters between progress reports. */
const REPORT_EVERY = 500_000;

export interface JsonNodeBuilderSettings {
  /** Whether to keep all members with the same key, or one at the first position with the last value. */
  readonly repeated: 'all' | 'last';
  /** Receives the share of the text that has been read, at intervals. */
  readonly progress: (share: number) => void;
}

/** Builds a tree from visitor calls, and notes facts that the tree does not contain. */
export class JsonNodeBuilder implements JsonVisitor {
  root: JsonNode = { kind: 'null', text: 'null' };
  commentCount = 0;
  hasNonFinite = false;
  readonly repeatedKeys: RepeatedKey[] = [];
  readonly #open: Open[] = [];
  readonly #settings: JsonNodeBuilderSettings;
  #reported = 0;

  constructor(settings: JsonNodeBuilderSettings) {
    this.#settings = settings;
  }

  begin(_scanner: JsonScanner, isObject: boolean): void {
    const items: JsonNode[] = [];
    const members: JsonMember[] = [];
    this.#place(isObject ? { kind: 'object', members } : { kind: 'array', items });
    this.#open.push({ items, members, keys: isObject ? new KeyPlaces() : undefined, name: '', key: '', place: -1 });
  }

  name(scanner: JsonScanner): void {
    const open = this.#open.at(-1);
    if (!open?.keys) return;
    open.key = scanner.content();
    open.name = scanner.kind === 'string' && scanner.isStrict ? scanner.source() : JSON.stringify(open.key);
    open.place = open.keys.add(open.key);
    if (open.place >= 0) this.repeatedKeys.push({ key: open.key, start: scanner.start });
  }

  scalar(scanner: JsonScanner): void {
    const scalar = scalarOf(scanner);
    if (scalar.kind === 'nonFinite') this.hasNonFinite = true;
    this.#place(scalar);
  }

  end(): void {
    this.#open.pop();
  }

  comma({ text, end }: JsonScanner): void {
    if (end > this.#reported + REPORT_EVERY) this.#settings.progress((this.#reported = end) / text.length);
  }

  comment(): void {
    this.commentCount++;
  }

  #place(value: JsonNode): void {
    const open = this.#open.at(-1);
    if (!open) this.root = value;
    else if (!open.keys) open.items.push(value);
    else {
      const { name, key, place } = open;
      const isNew = place < 0 || this.#settings.repeated === 'all';
      open.members[isNew ? open.members.length : place] = { name, key, value };
    }
  }
}

const TRUE: JsonScalar = { kind: 'boolean', text: 'true' };
const FALSE: JsonScalar = { kind: 'boolean', text: 'false' };
const NULL: JsonScalar = { kind: 'null', text: 'null' };

function scalarOf(scanner: JsonScanner): JsonScalar {
  const source = scanner.source();
  if (scanner.kind === 'string') return { kind: 'string', text: scanner.isStrict ? source : JSON.stringify(scanner.content()) };
  if (source === 'true') return TRUE;
  if (source === 'false') return FALSE;
  if (source === 'null') return NULL;
  const number = scanner.kind === 'number' && scanner.isStrict ? source : jsonNumber(source);
  return number === undefined ? { kind: 'nonFinite', text: source.replace('+', '') } : { kind: 'number', text: number };
}

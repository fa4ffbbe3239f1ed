import { fail, ok, type Result } from '#core/result.ts';
import { entriesInOrder } from '../tree/entries-in-order.ts';
import { type GatheredNotice, Notices } from '../tree/notices.ts';
import { type OverflowCode, TextWriter } from '../tree/text-writer.ts';
import { formatTreePath } from '../tree/tree-path.ts';
import type { TreeEntry, TreeMap, TreeValue } from '../tree/tree-value.ts';
import { writeJsonTree } from '../json/write-json-tree.ts';
import { isIniKey, isIniSection, iniText, scalarText } from './ini-text.ts';

export interface IniLayout {
  readonly nullValues: 'leaveOut' | 'emptyString' | 'error';
  /** How lists are written: `key[] = item` for each item, the same key for each item, or JSON after a single key. */
  readonly arrays: 'brackets' | 'repeated' | 'json';
  /** Whether spaces surround `=`. */
  readonly spaces: boolean;
  readonly sortKeys: boolean;
}

type IniNoticeCode = 'nullsNotInIni' | 'listsAsJson';
type IniWriteErrorCode = 'iniTopNotObject' | 'keyNotInIni' | 'textNotInIni' | 'nullNotInIni' | 'iniSectionTwice' | OverflowCode;

export interface WrittenIni {
  readonly text: string;
  /** `nullsNotInIni` and `listsAsJson`, each with the `count`. */
  readonly notices: readonly GatheredNotice<IniNoticeCode>[];
}

/** A map that is being written, with its parent. */
interface Section {
  readonly key: string;
  /** The keys on the path to it, joined by dots. */
  readonly name: string;
  readonly depth: number;
  readonly around: Section | undefined;
}

/** The maximum depth. Each section name includes those of its parents, so the text grows quadratically with the depth. */
const DEEPEST = 1000;

/**
 * Writes a tree as INI without a final line break. Keys precede sections, because otherwise they would belong to one, and nested maps
 * become sections with dots in their names. Errors: `iniTopNotObject`; `keyNotInIni`, `textNotInIni`, and `nullNotInIni` with the `path`;
 * `iniSectionTwice` with the `name`; those of `writeJsonTree`.
 */
export function writeIni(root: TreeValue, layout: IniLayout): Result<WrittenIni, IniWriteErrorCode> {
  if (root.kind !== 'map') return fail('iniTopNotObject');
  const writer = new IniWriter(layout);
  const pending: (Section & { readonly map: TreeMap })[] = [{ map: root, key: '', name: '', depth: 0, around: undefined }];
  for (let section = pending.pop(); section; section = pending.pop()) {
    const { map, name, depth } = section;
    if (depth > DEEPEST) return fail('nestedTooDeeply');
    const entries = entriesInOrder(map, layout.sortKeys);
    const begun = writer.section(section, entries);
    if (!begun.ok) return begun;
    for (const { key, value } of entries.toReversed()) {
      if (value.kind !== 'map') continue;
      pending.push({ map: value, key, name: depth === 0 ? key : `${name}.${key}`, depth: depth + 1, around: section });
    }
  }
  return writer.written();
}

class IniWriter {
  readonly #writer = new TextWriter();
  readonly #layout: IniLayout;
  readonly #sections = new Set<string>();
  #hasLines = false;
  #nulls = 0;
  #jsonLists = 0;

  constructor(layout: IniLayout) {
    this.#layout = layout;
  }

  section(section: Section, all: readonly TreeEntry[]): Result<null, IniWriteErrorCode> {
    const { key, name, around } = section;
    if (around && !isIniSection(key)) return fail('keyNotInIni', { values: { path: pathOf(section) } });
    const entries = all.filter(({ value }) => value.kind !== 'map');
    // A section that contains only sections needs no header.
    if (around && (entries.length > 0 || all.length === 0)) {
      if (this.#sections.has(name)) return fail('iniSectionTwice', { values: { name } });
      this.#sections.add(name);
      if (this.#hasLines) this.#writer.write('\n');
      this.#line(`[${name}]`);
    }
    for (const entry of entries) {
      const written = this.#entry(entry, section);
      if (!written.ok) return written;
    }
    return this.#writer.overflow ? fail(this.#writer.overflow) : ok(null);
  }

  written(): Result<WrittenIni, OverflowCode> {
    const { overflow } = this.#writer;
    if (overflow) return fail(overflow);
    const notices = new Notices<IniNoticeCode>();
    if (this.#nulls > 0) notices.add('nullsNotInIni', () => ({ count: this.#nulls }));
    if (this.#jsonLists > 0) notices.add('listsAsJson', () => ({ count: this.#jsonLists }));
    return ok({ text: this.#writer.text(), notices: notices.list() });
  }

  #line(text: string): void {
    this.#writer.write(this.#hasLines ? `\n${text}` : text);
    this.#hasLines = true;
  }

  #entry({ key, value }: TreeEntry, section: Section): Result<null, IniWriteErrorCode> {
    const path = () => ({ values: { path: pathOf(section, key) } });
    if (!isIniKey(key)) return fail('keyNotInIni', path());
    if (value.kind === 'null' && this.#layout.nullValues !== 'emptyString') {
      if (this.#layout.nullValues === 'error') return fail('nullNotInIni', path());
      this.#nulls++;
      return ok(null);
    }
    if (value.kind !== 'list') return this.#pair(key, scalarText(value)) ? ok(null) : fail('textNotInIni', path());
    const { arrays } = this.#layout;
    const isPlain = value.items.length > 0 && value.items.every(({ kind }) => kind !== 'list' && kind !== 'map' && kind !== 'null');
    if (arrays !== 'json' && isPlain) {
      const name = arrays === 'brackets' ? `${key}[]` : key;
      return value.items.every((item) => this.#pair(name, scalarText(item))) ? ok(null) : fail('textNotInIni', path());
    }
    if (arrays !== 'json') this.#jsonLists++;
    const json = writeJsonTree(value, { indent: '', sortKeys: this.#layout.sortKeys });
    if (!json.ok) return json;
    return this.#pair(key, json.value.text) ? ok(null) : fail('textNotInIni', path());
  }

  #pair(key: string, text: string | undefined): boolean {
    const value = text === undefined ? undefined : iniText(text);
    if (value === undefined) return false;
    const separator = this.#layout.spaces ? ' = ' : '=';
    this.#line(`${key}${/^./.test(value) ? separator : separator.trimEnd()}${value}`);
    return true;
  }
}

function pathOf(section: Section, ...key: readonly string[]): string {
  const steps = [...key];
  for (let { key: step, around } = section; around; { key: step, around } = around) steps.unshift(step);
  return formatTreePath(steps);
}

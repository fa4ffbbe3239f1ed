import { excerpt } from '../../text/excerpt.ts';
import { type TextPosition, textPositions } from '../../text/text-position.ts';
import { type GatheredNotice, Notices } from '../tree/notices.ts';
import { TreeMapBuilder } from '../tree/tree-map-builder.ts';
import type { TreeMap, TreeValue } from '../tree/tree-value.ts';
import type { IniFault } from './ini-fault.ts';
import { iniValue } from './ini-value.ts';

export type IniNoticeCode = 'duplicateKey' | 'keysWithoutValue' | 'includeSkipped';

/** How names and values are interpreted. */
export interface IniTree {
  /** Whether dots in section names, and quoted subsection names, create nested sections. */
  readonly nestedSections: boolean;
  /** Whether a repeated key has its last value, or a list of all values. */
  readonly repeatedKeys: 'last' | 'list';
  readonly detectTypes: boolean;
}

/** The header of a section with a subsection: git-config, “Syntax”. */
const SUBSECTION = /^(?<section>[\w.-]+)\s+"(?<subsection>.+)"$/;

const LIST_MARKS = /(?<!\[\])(?:\[\])+$/;

/** Splits a section name into steps. Escaped dots (npm) and dots in a quoted subsection (git) belong to a name. */
function stepsOf(name: string): readonly string[] {
  const { section = name, subsection } = SUBSECTION.exec(name)?.groups ?? {};
  const steps = section.split(/(?<!\\)\./).map((step) => step.trim().replaceAll(String.raw`\.`, '.'));
  return subsection === undefined ? steps : [...steps, subsection.replaceAll(/\\(.)/g, '$1')];
}

/** Builds sections as maps. A repeated section is continued. */
export class IniTreeBuilder {
  readonly #root = new TreeMapBuilder();
  readonly #maps = new Map<TreeValue, TreeMapBuilder>([[this.#root.map, this.#root]]);
  #section = this.#root;
  #bareKeys = 0;
  readonly #options: IniTree;
  readonly #notices = new Notices<IniNoticeCode>();
  readonly #positionOf: (at: number) => TextPosition;

  constructor(text: string, options: IniTree) {
    this.#positionOf = textPositions(text);
    this.#options = options;
  }

  get root(): TreeMap {
    return this.#root.map;
  }

  notices(): readonly GatheredNotice<IniNoticeCode>[] {
    const count = this.#bareKeys;
    return count === 0 ? this.#notices.list() : [...this.#notices.list(), { code: 'keysWithoutValue', values: { count } }];
  }

  section(name: string, at: number): IniFault | undefined {
    const steps = this.#options.nestedSections ? stepsOf(name) : [name];
    if (steps.includes('')) return { code: 'iniSectionEmpty', at };
    let map = this.#root;
    for (const step of steps) {
      const inner = this.#mapIn(map, step);
      if (!inner) return { code: 'iniNameTwice', at, name: step };
      map = inner;
    }
    this.#section = map;
    return undefined;
  }

  /** Notes a line that includes another file, which is not available. */
  skipInclude(line: string, at: number): void {
    this.#notices.add('includeSkipped', () => ({ directive: excerpt(line), line: this.#positionOf(at).line }));
  }

  addBare(key: string, at: number): IniFault | undefined {
    this.#bareKeys++;
    return this.add(key, 'true', at);
  }

  add(name: string, text: string, at: number): IniFault | undefined {
    const key = name.replace(LIST_MARKS, '').trimEnd();
    const isItem = key !== name;
    const value = iniValue(text, this.#options.detectTypes);
    const before = this.#section.get(key);
    if (before?.kind === 'map') return { code: 'iniNameTwice', at, name: key };
    if (before?.kind === 'list' && (isItem || this.#options.repeatedKeys === 'list')) before.items.push(value);
    else if (before && this.#options.repeatedKeys === 'list') this.#section.set(key, { kind: 'list', items: [before, value] });
    else {
      if (before) this.#notices.add('duplicateKey', () => ({ key: excerpt(key), line: this.#positionOf(at).line }));
      this.#section.set(key, isItem ? { kind: 'list', items: [value] } : value);
    }
    return undefined;
  }

  /** The section of that name in a map, created if missing; `undefined` if the name belongs to a key. */
  #mapIn(map: TreeMapBuilder, name: string): TreeMapBuilder | undefined {
    const there = map.get(name);
    if (there) return this.#maps.get(there);
    const made = new TreeMapBuilder();
    this.#maps.set(made.map, made);
    map.set(name, made.map);
    return made;
  }
}

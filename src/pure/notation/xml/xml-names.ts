import { excerpt } from '../../text/excerpt.ts';

// Name in XML 1.0, section 2.3.
const START =
  ':A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const OTHER = '\\-.0-9\\xB7\\u0300-\\u036F\\u203F\\u2040';
const STARTS_RIGHT = new RegExp(`^[${START}]`, 'u');
const NO_NAME_CHARACTER = new RegExp(`[^${START}${OTHER}]`, 'gu');

export const NAME = `[${START}][${START}${OTHER}]*`;

/** The maximum number of names in a notice. */
const SHOWN = 10;

/** Converts names to valid XML names, and keeps track of changed ones. */
export class XmlNames {
  readonly #known = new Map<string, string>();
  readonly #changed = new Map<string, string>();

  /**
   * Replaces each invalid character with `_`, and puts `_` before an invalid first character. The result is not in `taken`, such as the
   * names of other attributes.
   */
  repair(name: string, taken?: ReadonlyMap<string, unknown>): string {
    let repaired = this.#known.get(name) ?? repairedName(name);
    this.#known.set(name, repaired);
    while (taken?.has(repaired)) repaired += '_';
    if (repaired !== name) this.#changed.set(name, repaired);
    return repaired;
  }

  /** The number of changed names, and the first ones for a notice; `undefined` if there are none. */
  changes(): { readonly count: number; readonly names: string } | undefined {
    const count = this.#changed.size;
    if (count === 0) return undefined;
    const shown = [...this.#changed].slice(0, SHOWN).map(([from, to]) => `"${excerpt(from)}" → ${excerpt(to)}`);
    return { count, names: `${shown.join(', ')}${count > SHOWN ? ', …' : ''}` };
  }
}

function repairedName(name: string): string {
  const repaired = name.replace(NO_NAME_CHARACTER, '_');
  return STARTS_RIGHT.test(repaired) ? repaired : `_${repaired}`;
}

export interface ScannedLines {
  /** The number of lines with a key, except for list items. */
  readonly keys: number;
  readonly items: number;
  readonly isNested: boolean;
  readonly hasKeyedItem: boolean;
  /** Whether there is a line `---`. */
  readonly hasMark: boolean;
}

const MARK = /^---(?:\s|$)/;
const KEY = /^(?:"[^"]{0,200}"|'[^']{0,200}'|[\w./$@<~+-]{1,200})\s{0,9}:(?:\s+(.*))?$/;
/**
 * Whether a value ends like a sentence or a code statement, or begins with a character that plain scalars cannot begin with (YAML 1.2.2,
 * section 7.3.3).
 */
const isAgainst = (value: string): boolean => /^(?![[{"']).*[.?!;,]$/.test(value) || /^(?:[@`%]|\*\W|[&*!]$)/.test(value);

/** Counts keys and items line by line. Returns `undefined` if a line is not valid YAML. */
export function scanLines(text: string): ScannedLines | undefined {
  let [keys, items, last, block] = [0, 0, -1, -1];
  let [isNested, hasKeyedItem, hasMark, isOpen] = [false, false, false, false];
  const names = new Set<string>();
  for (const line of text.split(/\r\n|\r|\n/)) {
    const content = line.trim();
    const indent = line.length - line.trimStart().length;
    if (content === '' || content.startsWith('#') || (block >= 0 && indent > block)) continue;
    block = -1;
    if (indent === 0 && (MARK.test(line) || content === '...')) {
      hasMark ||= content !== '...';
      names.clear();
      continue;
    }
    if (isOpen && indent > 0) continue; // inside brackets
    isOpen = false;
    const item = /^(?:-\s+)+/.exec(content)?.[0] ?? (content === '-' ? '-' : '');
    const rest = content.slice(item.length);
    const key = KEY.exec(rest);
    const value = (key ? (key[1] ?? '') : rest).replace(/(?:^|\s)#.*$/s, '').trim();
    if ((item === '' && !key) || isAgainst(value)) return undefined;
    if (key && item === '' && indent === 0) {
      const name = rest.slice(0, rest.indexOf(':'));
      if (names.has(name)) return undefined;
      names.add(name);
    }
    if (item === '') keys++;
    else items++;
    hasKeyedItem ||= item !== '' && key !== null;
    isNested ||= last >= 0 && indent > last;
    last = indent;
    if (/[|>][+-]?\d?$/.test(value)) block = indent;
    isOpen = /^[[{]/.test(value) && !/[\]}]$/.test(value);
  }
  return { keys, items, isNested, hasKeyedItem, hasMark };
}

import { ok, type Result } from '#core/result.ts';
import { readOverMark } from '../../text/byte-order-mark.ts';
import type { GatheredNotice } from '../tree/notices.ts';
import type { TreeMap } from '../tree/tree-value.ts';
import { iniEntry, withoutComment } from './ini-entry.ts';
import { failAt, type IniErrorCode, type IniFault } from './ini-fault.ts';
import { type IniLine, iniLines } from './ini-lines.ts';
import { type IniNoticeCode, IniTreeBuilder, type IniTree } from './ini-tree-builder.ts';
import { isQuoted } from './ini-value.ts';

export interface IniReading extends IniTree {
  /** Whether comments can follow a value after ` ;` or ` #`, or must have lines of their own. */
  readonly inlineComments: boolean;
}

export interface ReadIni {
  readonly value: TreeMap;
  readonly hasComments: boolean;
  /**
   * `duplicateKey` with `key` and `line` for each overwritten value, `includeSkipped` with `directive` and `line`, and `keysWithoutValue`
   * with the `count`.
   */
  readonly notices: readonly GatheredNotice<IniNoticeCode>[];
}

/** A line that includes another file: `!includedir` in MySQL, `.include` in OpenSSL and systemd, `%include` in Mercurial. */
const INCLUDE = /^[!.%]include(?:dir)?\s+[^\s=]/;

/** A value that may continue on the next lines, if they are indented further than its key. */
interface OpenValue {
  readonly key: string;
  readonly at: number;
  readonly indent: number;
  readonly lines: string[];
}

/**
 * Reads an INI text. INI has no standard, so this follows Python's configparser, with common features of other readers: quotes around a
 * value are removed, a key without a value is true, `key[]` appends to a list, and no section provides defaults for the others. Errors: a
 * code for the first invalid line, with `line`, `column` and, for `iniNameTwice`, the `name`.
 */
export const readIni = (text: string, reading: IniReading): Result<ReadIni, IniErrorCode> =>
  readOverMark(text, (markless) => readMarkless(markless, reading));

function readMarkless(text: string, reading: IniReading): Result<ReadIni, IniErrorCode> {
  const reader = new IniReader(text, reading);
  for (const line of iniLines(text)) {
    const fault = reader.line(line);
    if (fault) return failAt(fault, text);
  }
  const fault = reader.close();
  return fault ? failAt(fault, text) : ok(reader.read());
}

class IniReader {
  #open: OpenValue | undefined;
  #hasComments = false;
  readonly #inlineComments: boolean;
  readonly #tree: IniTreeBuilder;

  constructor(text: string, { inlineComments, ...tree }: IniReading) {
    this.#inlineComments = inlineComments;
    this.#tree = new IniTreeBuilder(text, tree);
  }

  line({ text, at }: IniLine): IniFault | undefined {
    const content = text.trim();
    if (content === '') {
      this.#open?.lines.push('');
      return undefined;
    }
    if (/^[;#]/.test(content)) {
      this.#hasComments = true;
      return undefined;
    }
    const indent = text.length - text.trimStart().length;
    if (this.#open && indent > this.#open.indent) {
      this.#open.lines.push(this.#valueOf(content));
      return undefined;
    }
    const fault = this.close();
    if (fault) return fault;
    if (INCLUDE.test(content)) {
      this.#tree.skipInclude(content, at + indent);
      return undefined;
    }
    return content.startsWith('[') ? this.#section(content, at + indent) : this.#entry(content, at + indent, indent);
  }

  /** Adds the value that is being read to the tree. */
  close(): IniFault | undefined {
    const open = this.#open;
    this.#open = undefined;
    if (!open) return undefined;
    const { key, at, lines } = open;
    return this.#tree.add(key, lines.join('\n').trimEnd(), at);
  }

  read(): ReadIni {
    return { value: this.#tree.root, hasComments: this.#hasComments, notices: this.#tree.notices() };
  }

  #section(content: string, at: number): IniFault | undefined {
    const end = content.indexOf(']');
    if (end < 0) return { code: 'iniSectionOpen', at };
    const after = content.slice(end + 1).trimStart();
    if (after !== '' && !/^[;#]/.test(after)) return { code: 'iniTextAfterSection', at: at + content.length - after.length };
    this.#hasComments ||= after !== '';
    const name = content.slice(1, end).trim();
    return name === '' ? { code: 'iniSectionEmpty', at } : this.#tree.section(name, at);
  }

  #entry(content: string, at: number, indent: number): IniFault | undefined {
    const entry = iniEntry(content);
    if (typeof entry === 'string') return { code: entry, at };
    if (entry.value === undefined) return this.#tree.addBare(entry.key, at);
    this.#open = { key: entry.key, at, indent, lines: [this.#valueOf(entry.value)] };
    return undefined;
  }

  #valueOf(written: string): string {
    const content = written.trim();
    if (!this.#inlineComments || isQuoted(content)) return content;
    const value = withoutComment(written);
    this.#hasComments ||= value !== content;
    return value;
  }
}

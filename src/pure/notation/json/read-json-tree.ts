import { ok, type Result } from '#core/result.ts';
import { excerpt } from '../../text/excerpt.ts';
import { textPositions } from '../../text/text-position.ts';
import { CommentPlacer } from '../tree/comment-placer.ts';
import { type GatheredNotice, Notices } from '../tree/notices.ts';
import { TreeMapBuilder } from '../tree/tree-map-builder.ts';
import type { TreeDocument, TreeList, TreeValue } from '../tree/tree-value.ts';
import { commentLines } from './comment-lines.ts';
import type { JsonScanner } from './json-scanner.ts';
import { readJson } from './read-json.ts';
import { readNumber } from './read-number.ts';
import type { JsonErrorCode, JsonVisitor } from './walk-json.ts';

export interface JsonTree {
  readonly document: TreeDocument;
  readonly hasComments: boolean;
  /** `duplicateKey` with `key` and `line` for each repeated key, in text order. */
  readonly notices: readonly GatheredNotice<'duplicateKey'>[];
}

/**
 * Reads a JSON or JSON5 text into a tree, without recursion. A repeated key keeps its first position and takes its last value. `progress`
 * receives the share of the text that has been read, at intervals. Errors: those of `walkJson`.
 */
export function readJsonTree(text: string, progress: (share: number) => void = () => undefined): Result<JsonTree, JsonErrorCode> {
  const builder = new JsonTreeBuilder(progress);
  const result = readJson(text, builder);
  return result.ok ? ok(builder.tree()) : result;
}

/** The number of characters between progress reports. */
const REPORT_EVERY = 500_000;

type Open = TreeList | TreeMapBuilder;

class JsonTreeBuilder implements JsonVisitor {
  #root: TreeValue = { kind: 'null' };
  #open: Open[] = [];
  #key = '';
  #text = '';
  #hasComments = false;
  readonly #comments = new CommentPlacer();
  readonly #notices = new Notices<'duplicateKey'>();
  #positions: ReturnType<typeof textPositions> | undefined;
  #reported = 0;
  readonly #progress: (share: number) => void;

  constructor(progress: (share: number) => void) {
    this.#progress = progress;
  }

  begin({ text }: JsonScanner, isObject: boolean): void {
    const opened: Open = isObject ? new TreeMapBuilder() : { kind: 'list', items: [] };
    const isRoot = this.#open.length === 0;
    this.#place(valueOf(opened), isRoot ? undefined : text);
    this.#open.push(opened);
    this.#comments.depart();
  }

  name(scanner: JsonScanner): void {
    this.#key = scanner.content();
    this.#comments.depart();
    const map = this.#open.at(-1);
    if (map instanceof TreeMapBuilder && map.has(this.#key)) this.#noteDuplicate(scanner);
  }

  scalar(scanner: JsonScanner): void {
    const value = scalarOf(scanner);
    this.#place(value, scanner.text);
    this.#comments.ended(value, scanner.end);
  }

  end({ text, end }: JsonScanner): void {
    const closed = this.#open.pop();
    if (!closed) return;
    const value = valueOf(closed);
    this.#comments.end(value, (value.kind === 'map' ? value.entries : value.items).length === 0, text);
    this.#comments.ended(value, end);
  }

  comma({ text, end }: JsonScanner): void {
    this.#comments.comma();
    if (end > this.#reported + REPORT_EVERY) this.#progress((this.#reported = end) / text.length);
  }

  comment(scanner: JsonScanner): void {
    this.#hasComments = true;
    this.#comments.comment(scanner, commentLines(scanner.source()));
  }

  tree(): JsonTree {
    const tail = this.#comments.tail(this.#text);
    return {
      document: { value: this.#root, head: this.#comments.head, tail },
      hasComments: this.#hasComments,
      notices: this.#notices.list(),
    };
  }

  /** Adds a value to the current list or map. Comments before the outermost bracket belong to the first entry inside. */
  #place(value: TreeValue, textOfComments: string | undefined): void {
    if (textOfComments !== undefined) this.#comments.above(value, (this.#text = textOfComments));
    const parent = this.#open.at(-1);
    if (parent === undefined) this.#root = value;
    else if (parent instanceof TreeMapBuilder) parent.set(this.#key, value);
    else parent.items.push(value);
  }

  #noteDuplicate({ text, start }: JsonScanner): void {
    this.#notices.add('duplicateKey', () => {
      this.#positions ??= textPositions(text);
      return { key: excerpt(this.#key), line: this.#positions(start).line };
    });
  }
}

const valueOf = (open: Open) => (open instanceof TreeMapBuilder ? open.map : open);

function scalarOf(scanner: JsonScanner): TreeValue {
  if (scanner.kind === 'string') return { kind: 'text', value: scanner.content() };
  const source = scanner.source();
  switch (source) {
    case 'true':
    case 'false':
      return { kind: 'boolean', value: source === 'true' };
    case 'null':
      return { kind: 'null' };
    default:
      return readNumber(source);
  }
}

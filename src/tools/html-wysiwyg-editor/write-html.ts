import { serializeText } from '#pure/notation/html/escape-markup.ts';
import type { ValueOf } from '#core/fields.ts';
import type { declaration } from './declare.ts';
import type { RichNode } from './rich-node.ts';
import { elementOf, languageClass } from './write-attributes.ts';
import { writeInline } from './write-inline.ts';

export type OutputFormat = ValueOf<typeof declaration.options.outputFormat>;

interface Line {
  readonly depth: number;
  readonly html: string;
}

/** Pending work: a block, or a line that is ready to write. */
type Work = Line | { readonly depth: number; readonly node: RichNode };

const INDENT = '  ';
const UNWRAPPING: readonly unknown[] = ['listItem', 'tableCell', 'tableHeader'];
const LEAVES: readonly unknown[] = ['horizontalRule', 'image'];

const isParagraph = ({ type }: RichNode): boolean => type === 'paragraph';

/** The only paragraph of an item or a cell, if it has no attributes. It is written without its own tags. */
function bareParagraph({ type, content = [] }: RichNode): RichNode | undefined {
  const paragraphs = UNWRAPPING.includes(type) ? content.filter(isParagraph) : [];
  const [only] = paragraphs;
  return only && paragraphs.length === 1 && elementOf(only)?.[1] === '' ? only : undefined;
}

/** The content of a block that is written on one line, or `undefined` if the content has lines of its own. */
function contentOnLine(node: RichNode): string | undefined {
  if (node.type === 'paragraph' || node.type === 'heading') return writeInline(node.content);
  const bare = bareParagraph(node);
  return bare && node.content?.length === 1 ? writeInline(bare.content) : undefined;
}

function work({ node, depth }: { readonly node: RichNode; readonly depth: number }): readonly Work[] {
  const element = elementOf(node);
  if (!element) return [];
  const [name, attributes] = element;
  const start = `<${name}${attributes}>`;
  const end = `</${name}>`;
  if (LEAVES.includes(node.type)) return [{ depth, html: start }];
  if (node.type === 'codeBlock') {
    const text = (node.content ?? []).map(({ text: part = '' }) => serializeText(part)).join('');
    return [{ depth, html: `${start}<code${languageClass(node)}>${text}</code>${end}` }];
  }
  const onLine = contentOnLine(node);
  if (onLine !== undefined) return [{ depth, html: start + onLine + end }];
  // A table has its rows in a body, as every HTML parser puts them there.
  const isTable = node.type === 'table';
  const inner = depth + (isTable ? 2 : 1);
  const bare = bareParagraph(node);
  const children: Work[] = (node.content ?? []).map((child) =>
    child === bare ? { depth: inner, html: writeInline(child.content) } : { depth: inner, node: child },
  );
  const body: Work[] = isTable ? [{ depth: depth + 1, html: '<tbody>' }, ...children, { depth: depth + 1, html: '</tbody>' }] : children;
  return [{ depth, html: start }, ...body, { depth, html: end }];
}

function linesOf(blocks: readonly RichNode[]): readonly Line[] {
  const lines: Line[] = [];
  const waiting: Work[] = blocks.map((node) => ({ node, depth: 0 })).toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('node' in next) for (const part of work(next).toReversed()) waiting.push(part);
    else if (next.html !== '') lines.push(next);
  }
  return lines;
}

/**
 * Writes a document of the editor as HTML that cannot run code: only listed elements, attributes, and addresses are written. `formatted`
 * starts every block on a new line, indented by two spaces per level; `minified` adds no white space. An empty document results in an empty
 * text, and an empty paragraph at the very end is omitted.
 */
export function writeHtml({ content = [] }: RichNode, format: OutputFormat): string {
  const last = content.at(-1);
  const isLastEmpty = last !== undefined && isParagraph(last) && (last.content ?? []).length === 0;
  const lines = linesOf(isLastEmpty ? content.slice(0, -1) : content);
  return format === 'minified'
    ? lines.map(({ html }) => html).join('')
    : lines.map(({ depth, html }) => INDENT.repeat(depth) + html).join('\n');
}

import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  type Node,
  parseAllDocuments,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type YamlFault, yamlFault } from '#formats/yaml/yaml-error.ts';
import { dropLeadingBlankLine } from './drop-leading-blank-line.ts';
import { findFaults } from './find-faults.ts';
import { sortKeys } from './sort-keys.ts';

export interface YamlStyle {
  readonly indent: number;
  /** Whether the items of a list are indented under its key. */
  readonly indentLists: boolean;
  /** `[1, 2]` and `{a: 1}` stay, or become blocks. */
  readonly flowCollections: 'keep' | 'expand';
  readonly sortKeys: boolean;
}

export interface FormattedYaml {
  /** Without a line break at its end, unless blank lines there belong to the last value. */
  readonly text: string;
  readonly documentCount: number;
  /** In the order of the text. Where there are any, there is no text. */
  readonly faults: readonly YamlFault[];
}

/**
 * Formats a stream of YAML documents. Every scalar, comment, anchor, tag and directive stays, since the failsafe schema (YAML 1.2, section
 * 10.1) understands none of the scalars. Throws a `RangeError` for what is nested too deeply for the library.
 */
export function formatYaml(text: string, style: YamlStyle): FormattedYaml {
  const documents = parseAllDocuments(text, {
    schema: 'failsafe',
    resolveKnownTags: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  });
  if ('empty' in documents) {
    const faults = documents.errors.map((error) => yamlFault(error, text));
    return { text: faults.length > 0 ? '' : commentLines(documents.comment), documentCount: 0, faults };
  }
  const faults = documents.flatMap((document) => [...document.errors.map((error) => yamlFault(error, text)), ...findFaults(document)]);
  const inOrder = faults.toSorted((a, b) => (a.at ?? -1) - (b.at ?? -1));
  const written =
    faults.length > 0
      ? ''
      : documents
          .map((document) => write(document, style))
          .join('')
          .replace(/^\n+/, '');
  return { text: written.endsWith('\n\n') ? written : written.replace(/\n$/, ''), documentCount: documents.length, faults: inOrder };
}

function write(document: Document, style: YamlStyle): string {
  if (style.sortKeys) sortKeys(document);
  if (document.comment) document.comment = withSingleBlankLines(document.comment);
  if (document.commentBefore) document.commentBefore = withSingleBlankLines(document.commentBefore);
  let last: unknown;
  visit(document, (_key, node) => {
    if (!isNode(node)) return;
    last = node;
    if (node.comment) node.comment = withSingleBlankLines(node.comment);
    if (node.commentBefore) node.commentBefore = withSingleBlankLines(node.commentBefore);
    if (style.flowCollections === 'expand' && isCollection(node) && node.flow) expand(node);
    if (isMap(node)) fillValues(node);
  });
  const written = document.toString({
    indent: style.indent,
    indentSeq: style.indentLists,
    lineWidth: 0,
    flowCollectionPadding: false,
  });
  if (hasKeptEnd(last)) return written;
  // What has no content gets one more blank line from the library each time that it is formatted.
  return (isEmpty(document.contents) ? withSingleBlankLines(written) : written).replace(/\n+$/, '\n');
}

function expand(collection: YAMLMap | YAMLSeq): void {
  if (collection.items.length === 0) return;
  collection.flow = false;
  dropLeadingBlankLine(collection);
}

/** The library cannot write a block with keys without values beside others. */
function fillValues({ items, flow }: YAMLMap): void {
  if (flow || items.every(({ value }) => value === null)) return;
  for (const pair of items) pair.value ??= Object.assign(new Scalar(''), { type: Scalar.PLAIN, source: '' });
}

const isEmpty = (contents: Node | null): boolean => contents === null || (isScalar(contents) && contents.source === '');

/** Whether a text ends with blank lines that belong to its last value: YAML 1.2, section 8.1.1.2. */
const hasKeptEnd = (node: unknown): boolean =>
  isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED) && /(?:^|\n)\n$/.test(String(node.value));

/** Blank lines are line breaks after the one that ends a line; in the library's comments, too. */
const withSingleBlankLines = (text: string): string => text.replaceAll(/\n{3,}/g, '\n\n');

/** Comments that belong to no document, as the library keeps them: without their marks. */
const commentLines = (comment: string): string =>
  withSingleBlankLines(comment)
    .split('\n')
    .map((line) => (line === '' ? '' : `#${line}`))
    .join('\n');

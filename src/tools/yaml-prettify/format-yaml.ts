import { Composer, type CST, Lexer, Parser } from 'yaml';
import { specialSpaces } from '#pure/notation/yaml/special-spaces.ts';
import { type YamlFault, yamlFault } from '#pure/notation/yaml/yaml-error.ts';
import { type Arrangement, arrange } from './arrange.ts';
import type { Comment } from './comment-places.ts';
import { findFaults } from './find-faults.ts';
import { LayoutReader } from './layout-reader.ts';
import { type Indentation, LayoutWriter } from './layout-writer.ts';

export type YamlStyle = Indentation & Arrangement;

export interface FormattedYaml {
  /** Has no final line break, unless blank lines at the end belong to the last value. */
  readonly text: string;
  readonly documentCount: number;
  /** The offsets of `specialSpaces`. */
  readonly spaces: readonly number[];
  /** In text order. If there are any, `text` is empty. */
  readonly faults: readonly YamlFault[];
}

/**
 * Formats a stream of YAML documents. Keeps all scalars, comments, anchors, tags, and directives, because it writes the library's tokens
 * and not its values. Throws a `RangeError` if the nesting is too deep for the library.
 */
export function formatYaml(text: string, style: YamlStyle): FormattedYaml {
  const { tokens, comments } = parse(text);
  const composer = new Composer({
    schema: 'failsafe',
    resolveKnownTags: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  });
  const documents = [...composer.compose(tokens)];
  const errors = documents.length > 0 ? documents.flatMap((document) => document.errors) : composer.streamInfo().errors;
  const faults = [...errors.map((error) => yamlFault(error, text)), ...documents.flatMap(findFaults)];
  if (faults.length > 0)
    return { text: '', documentCount: documents.length, spaces: [], faults: faults.toSorted((a, b) => (a.at ?? -1) - (b.at ?? -1)) };
  const reader = new LayoutReader(text, comments);
  const stream = reader.read(tokens);
  if (reader.misplaced !== undefined) {
    return { text: '', documentCount: documents.length, spaces: [], faults: [{ code: 'yamlValueMissing', at: reader.misplaced }] };
  }
  for (const { root } of stream.documents) arrange(root, style);
  const spaces = documents.flatMap(({ contents }) => specialSpaces(contents, text));
  return { text: new LayoutWriter(style).write(stream), documentCount: documents.length, spaces, faults: [] };
}

/** The marker that the library's lexer emits before the text of a scalar. */
const SCALAR_FOLLOWS = '\u001F';

function parse(text: string): { readonly tokens: readonly CST.Token[]; readonly comments: readonly Comment[] } {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  const comments: Comment[] = [];
  let isScalar = false;
  for (const source of new Lexer().lex(text)) {
    if (source.startsWith('#') && !isScalar) comments.push({ offset: parser.offset, source });
    isScalar = source === SCALAR_FOLLOWS;
    tokens.push(...parser.next(source));
  }
  tokens.push(...parser.end());
  return { tokens, comments };
}

import { Composer, isScalar, type ParsedNode, Parser, type YAMLError } from 'yaml';
import { ok, type Result } from '#core/result.ts';
import { readOverMark } from '../../text/byte-order-mark.ts';
import { excerpt } from '../../text/excerpt.ts';
import { textPositions } from '../../text/text-position.ts';
import { type GatheredNotice, Notices } from '../tree/notices.ts';
import type { TreeValue } from '../tree/tree-value.ts';
import { withoutDocumentMarks } from './document-marks.ts';
import { specialSpaces } from './special-spaces.ts';
import { failAt, type YamlErrorCode, type YamlFault, yamlFault } from './yaml-error.ts';
import { type YamlVersion, yamlOptions } from './yaml-schema.ts';
import { YamlTreeBuilder } from './yaml-tree-builder.ts';

export type YamlNoticeCode = 'tagIgnored' | 'specialSpace';

export interface YamlTree {
  /** One value for each document; none for an empty stream. Empty documents are left out; if all are empty, the first one remains. */
  readonly documents: readonly TreeValue[];
  readonly hasComments: boolean;
  /** `tagIgnored` with `tag` and `line` for each unknown tag, and `specialSpace` with the `line` of a space that is read as text. */
  readonly notices: readonly GatheredNotice<YamlNoticeCode>[];
}

/**
 * Reads a stream of YAML documents. The `version` determines the interpretation of plain scalars, unless a document specifies it (`%YAML`).
 * `progress` receives the share of the text that has been read, after each document. Errors: the first error, with `line`, `column`, and
 * the values of its message (such as `key` or `name`).
 */
export function readYaml(
  text: string,
  version: YamlVersion,
  progress: (share: number) => void = () => undefined,
): Result<YamlTree, YamlErrorCode> {
  return readOverMark(text, (markless) => {
    const { text: source, offsetOf } = withoutDocumentMarks(markless);
    const read = readStream(source, version, progress);
    return read.ok || read.error.at === undefined ? read : { ok: false, error: { ...read.error, at: offsetOf(read.error.at) } };
  });
}

function readStream(text: string, version: YamlVersion, progress: (share: number) => void): Result<YamlTree, YamlErrorCode> {
  const composer = new Composer(yamlOptions(version));
  const found: { readonly value: TreeValue; readonly hasContent: boolean }[] = [];
  const notices = new Notices<YamlNoticeCode>();
  const positions = textPositions(text);
  let hasComments = false;

  for (const document of composer.compose(new Parser().parse(text))) {
    const builder = new YamlTreeBuilder(document.schema);
    const value = builder.build(document.contents);
    const fault = firstFault(document.errors, builder.fault, text);
    if (fault) return failAt(fault, text);
    for (const { code, pos } of document.warnings) {
      if (code === 'TAG_RESOLVE_FAILED' || code === 'BAD_COLLECTION_TYPE') {
        notices.add('tagIgnored', () => ({ tag: excerpt(text.slice(...pos)), line: positions(pos[0]).line }));
      }
    }
    for (const at of specialSpaces(document.contents, text)) notices.add('specialSpace', () => ({ line: positions(at).line }));
    hasComments ||= builder.hasComments || Boolean(document.comment || document.commentBefore);
    found.push({ value, hasContent: hasContent(document.contents) });
    progress(document.range[2] / text.length);
  }

  const { errors, comment } = composer.streamInfo();
  const fault = firstFault(errors, undefined, text);
  if (fault) return failAt(fault, text);
  const withContent = found.filter((document) => document.hasContent);
  const documents = (withContent.length > 0 ? withContent : found.slice(0, 1)).map(({ value }) => value);
  return ok({ documents, hasComments: hasComments || comment !== '', notices: notices.list() });
}

/** Finds the first error in the text, because the library reports them in the order of detection. */
function firstFault(errors: readonly YAMLError[], own: YamlFault | undefined, text: string): YamlFault | undefined {
  const faults = errors.map((error) => yamlFault(error, text));
  return [...faults, ...(own ? [own] : [])].toSorted((a, b) => (a.at ?? -1) - (b.at ?? -1))[0];
}

const hasContent = (contents: ParsedNode | null): boolean =>
  contents !== null && !(isScalar(contents) && contents.source === '' && contents.type === 'PLAIN' && !contents.tag && !contents.anchor);

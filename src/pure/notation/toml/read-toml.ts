import { parseTOML } from 'toml-eslint-parser';
import { fail, ok, type Result } from '#core/result.ts';
import { readOverMark } from '../../text/byte-order-mark.ts';
import type { TreeDocument } from '../tree/tree-value.ts';
import { shortenStrings } from './long-strings.ts';
import { failAt, type TomlErrorCode, type TomlFault, tomlFault } from './toml-error.ts';
import { TomlTreeBuilder } from './toml-tree-builder.ts';

/** The line before and after the front matter of a page (https://gohugo.io/content-management/front-matter). */
const FENCE = /^\+\+\+(?=[ \t]*$)/m;

/** Replaces the two fences with spaces, so that all positions remain valid. */
const withoutFences = (text: string): string => (FENCE.exec(text)?.index === 0 ? text.replace(FENCE, '   ').replace(FENCE, '   ') : text);

/**
 * Reads a TOML 1.1 text, or the TOML front matter of a page. Skips a byte order mark, which the `at` of an error counts. Integers are
 * exact, floats keep their digits, and date-times are normalized. Errors: a specific code, such as `tomlIntegerRange` with the `integer`,
 * or `tomlOther`, all with `line` and `column`; `nestedTooDeeply`.
 */
export const readToml = (text: string): Result<TreeDocument, TomlErrorCode> =>
  readOverMark(text, (markless) => readMarkless(withoutFences(markless)));

function readMarkless(text: string): Result<TreeDocument, TomlErrorCode> {
  const shortened = shortenStrings(text);
  try {
    const program = parseTOML(shortened.text, { tomlVersion: '1.1.0' });
    if (shortened.fault) return failAt(shortened.fault, text);
    const builder = new TomlTreeBuilder(shortened.text, shortened.longStrings);
    const document = builder.build(program);
    return builder.fault ? failAt(builder.fault, text) : ok(document);
  } catch (error) {
    const fault = tomlFault(error);
    if (fault) return failAt(firstOf(fault, shortened.fault), text);
    // The library is recursive, so deep nesting overflows the stack.
    if (error instanceof RangeError) return shortened.fault ? failAt(shortened.fault, text) : fail('nestedTooDeeply');
    throw error;
  }
}

const firstOf = (one: TomlFault, other: TomlFault | undefined): TomlFault => (other && other.at < one.at ? other : one);

import { fail, ok, type Result } from '#core/result.ts';
import { type OverflowCode, TextWriter } from '../tree/text-writer.ts';
import type { TreeDocument } from '../tree/tree-value.ts';
import type { YamlLayout } from './yaml-layout.ts';
import { YamlWriter } from './yaml-writer.ts';

/**
 * Writes a tree as one document of block YAML that readers of YAML 1.2 and 1.1 understand alike: list items indented under their key, no
 * folded lines, texts of several lines as literal blocks. It ends without a line break unless that belongs to a block. (Not the library's
 * `stringify`, which takes four times as long and recurses; what is plain is decided by the library's rules: see `yaml-text.ts`.)
 * Errors: `nestedTooDeeply`, `outputTooLong`.
 */
export function writeYaml(document: TreeDocument, layout: YamlLayout): Result<string, OverflowCode> {
  const text = new TextWriter();
  new YamlWriter(text, layout).document(document);
  return text.overflow ? fail(text.overflow) : ok(text.text());
}

import { fail, ok, type Result } from '#core/result.ts';
import { type OverflowCode, TextWriter } from '../tree/text-writer.ts';
import type { TreeDocument } from '../tree/tree-value.ts';
import type { YamlLayout } from './yaml-layout.ts';
import { YamlWriter } from './yaml-writer.ts';

/**
 * Writes a tree as a block-style YAML document that YAML 1.1 and 1.2 readers interpret identically: list items are indented, lines are not
 * folded, and multi-line texts are literal blocks. It has no final line break unless that belongs to a block. (The library's `stringify`
 * takes four times as long and is recursive; only its rules for plain scalars are used, in `yaml-text.ts`.) Errors: `nestedTooDeeply`,
 * `outputTooLong`.
 */
export function writeYaml(document: TreeDocument, layout: YamlLayout): Result<string, OverflowCode> {
  const text = new TextWriter();
  new YamlWriter(text, layout).document(document);
  return text.overflow ? fail(text.overflow) : ok(text.text());
}

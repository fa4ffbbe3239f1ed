import { formatBytes } from '#ui/format-bytes.ts';
import type { Tool } from '#workbench/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../messages/en.json';

/** A size to the byte, and from 1,000 bytes on also as people say it. */
export function sizeText(
  t: Tool<typeof en, typeof fields.inputs, typeof fields.options>['t'],
  language: string,
  byteCount: number,
): string {
  const values = { count: byteCount, number: byteCount.toLocaleString(language), size: formatBytes(byteCount) };
  return t(byteCount < 1000 ? 'view.bytes' : 'view.manyBytes', values);
}

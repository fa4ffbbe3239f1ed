import { formatBytes } from '#ui/format-bytes.ts';
import type { ConverterTool } from './converter-tool.ts';

/** A size to the byte, and from 1,000 bytes on also as people say it. */
export function sizeText(t: ConverterTool['t'], language: string, byteCount: number): string {
  const values = { count: byteCount, number: byteCount.toLocaleString(language), size: formatBytes(byteCount) };
  return t(byteCount < 1000 ? 'view.bytes' : 'view.manyBytes', values);
}

import { isTextBlock, ownText, type RichNode } from './rich-node.ts';

/** Writes a document of the editor as plain text with one line for each text block, for programs that accept no rich text. */
export function writePlainText(document: RichNode): string {
  const lines: string[] = [];
  const waiting: RichNode[] = [document];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (isTextBlock(next)) lines.push((next.content ?? []).map(ownText).join(''));
    else for (const child of (next.content ?? []).toReversed()) waiting.push(child);
  }
  return lines.join('\n').trimEnd();
}

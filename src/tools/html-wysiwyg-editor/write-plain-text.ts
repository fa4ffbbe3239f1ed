import { isTextBlock, ownText, type RichNode } from './rich-node.ts';

/** A document of the editor as text alone: every block of text on a line, for programs that take no rich text. */
export function writePlainText(document: RichNode): string {
  const lines: string[] = [];
  const waiting: RichNode[] = [document];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (isTextBlock(next)) lines.push((next.content ?? []).map(ownText).join(''));
    else for (const child of (next.content ?? []).toReversed()) waiting.push(child);
  }
  return lines.join('\n').trimEnd();
}

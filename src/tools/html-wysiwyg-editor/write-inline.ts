import { serializeText } from '#pure/notation/html/escape-markup.ts';
import type { RichNode } from './rich-node.ts';
import { tagsOfMark } from './write-attributes.ts';

/**
 * Writes the content of a text block. Marks are nested in their order, and adjacent texts share the outer marks that they have in common.
 */
export function writeInline(nodes: readonly RichNode[] = []): string {
  const open: (readonly [start: string, end: string])[] = [];
  let html = '';
  const closeTo = (depth: number): void => {
    while (open.length > depth) html += open.pop()?.[1] ?? '';
  };
  for (const { type, text = '', marks = [] } of nodes) {
    const tags = marks.map(tagsOfMark).filter((pair) => pair !== undefined);
    const shared = tags.findIndex(([start], depth) => open[depth]?.[0] !== start);
    closeTo(shared === -1 ? tags.length : shared);
    for (const pair of tags.slice(open.length)) {
      html += pair[0];
      open.push(pair);
    }
    html += type === 'hardBreak' ? '<br>' : serializeText(text);
  }
  closeTo(0);
  return html;
}

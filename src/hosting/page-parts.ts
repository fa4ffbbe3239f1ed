/** A piece of a template: text, a part that is present if a condition holds, or a slot. */
export type Piece = string | Part | Slot;

export interface Part {
  readonly condition: string;
  readonly pieces: readonly Piece[];
}

export interface Slot {
  readonly slot: string;
}

const MARK = /<!--(?:\?(?<condition>[^<>]*?)|=(?<slot>[^<>]*?)|(?<end>\/\?))-->/g;

/** Parses the marks of a template. Throws if a part is not closed, or closed without being opened. */
export function readParts(template: string): readonly Piece[] {
  const open: { readonly condition: string; readonly pieces: Piece[] }[] = [{ condition: '', pieces: [] }];
  let at = 0;
  for (const { 0: mark, index, groups } of template.matchAll(MARK)) {
    const current = open.at(-1);
    if (!current) break;
    if (index > at) current.pieces.push(template.slice(at, index));
    at = index + mark.length;
    const { condition, slot } = groups ?? {};
    if (slot !== undefined) current.pieces.push({ slot });
    else if (condition !== undefined) open.push({ condition, pieces: [] });
    else {
      open.pop();
      const parent = open.at(-1);
      if (!parent) throw new Error('A part of the page ends that has not begun.');
      parent.pieces.push(current);
    }
  }
  const [page, unended] = open;
  if (unended) throw new Error(`The part of the page for “${unended.condition}” has no end.`);
  return [...(page?.pieces ?? []), template.slice(at)];
}

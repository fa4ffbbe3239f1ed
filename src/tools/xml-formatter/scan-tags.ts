/** Unclosed constructs extend to the end of the text, so that they are read only once. */
const TAG =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\?[^>]*(?:>|$)|<![^>]*(?:>|$)|<(\/?)([^\s<>/!?]+)(?![^\s<>/!?])(?:[^<>"']|"[^"]*"|'[^']*')*>/g;

export interface ScannedTags {
  readonly root: string;
  readonly elements: number;
}

/** Checks for a single root and correctly closed elements, based only on tags. Returns `undefined` if the check fails. */
export function scanTags(xml: string): ScannedTags | undefined {
  const open: string[] = [];
  let root: string | undefined;
  let elements = 0;
  let end = 0;
  for (const { 0: tag, 1: slash, 2: name, index } of xml.matchAll(TAG)) {
    const between = xml.slice(end, index);
    if (between.includes('<') || (open.length === 0 && between.trim() !== '')) return undefined;
    end = index + tag.length;
    if (name === undefined) continue;
    if (slash === '/') {
      if (open.pop() !== name) return undefined;
      continue;
    }
    if (open.length === 0 && root !== undefined) return undefined;
    root ??= name;
    elements++;
    if (!tag.endsWith('/>')) open.push(name);
  }
  return root === undefined || open.length > 0 || xml.slice(end).trim() !== '' ? undefined : { root, elements };
}

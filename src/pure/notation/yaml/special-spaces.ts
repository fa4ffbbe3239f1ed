import { isCollection, isPair, isScalar, type Scalar } from 'yaml';

const SPECIAL_SPACE = String.raw`[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]`;
const CANDIDATE = new RegExp(`(?:^|[\\n:,{[-]) *${SPECIAL_SPACE}`);
const AT_START = new RegExp(`^${SPECIAL_SPACE}`);
const AFTER_COLON = new RegExp(`^[^\\s:]+:${SPECIAL_SPACE}`);

/**
 * The offsets of plain scalars with a space that looks like indentation or like the space after a colon, but is not U+0020. In YAML (1.2.2,
 * section 5.5), such a space is text, so `a:` before it is not a key.
 */
export function specialSpaces(contents: unknown, text: string): readonly number[] {
  if (!CANDIDATE.test(text)) return [];
  const found: number[] = [];
  const pending: { readonly node: unknown; readonly isValue: boolean }[] = [{ node: contents, isValue: false }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, isValue } = next;
    if (isPair(node)) pending.push({ node: node.key, isValue: false }, { node: node.value, isValue: true });
    else if (isCollection(node)) for (const item of node.items) pending.push({ node: item, isValue: false });
    else if (isScalar(node) && looksLikeSpace(node, isValue, text)) found.push(node.range?.[0] ?? 0);
  }
  return found.toSorted((a, b) => a - b);
}

function looksLikeSpace({ type, range }: Scalar, isValue: boolean, text: string): boolean {
  if (type !== 'PLAIN' || !range) return false;
  const source = text.slice(range[0], range[1]);
  return AT_START.test(source) || (!isValue && AFTER_COLON.test(source));
}

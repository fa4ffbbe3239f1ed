import { parseSync } from '@swc/core';

/**
 * The texts in a source file that can be message keys: whole texts, and templates split at their holes (`fields.${name}.label` is
 * `['fields.', '.label']`).
 */
export interface CodeWords {
  readonly words: ReadonlySet<string>;
  readonly templates: readonly (readonly string[])[];
  /** The imported modules, as written in the file. */
  readonly imports: readonly string[];
}

type SyntaxNode = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null;

/** The keys of an object or of an object type: `{ name: …, name, name() {} }`. */
function keysIn({ type, key, properties }: SyntaxNode): readonly unknown[] {
  if (['KeyValueProperty', 'TsPropertySignature', 'MethodProperty'].includes(type as string)) return isNode(key) ? [key['value']] : [];
  if (type !== 'ObjectExpression' || !Array.isArray(properties)) return [];
  return (properties as readonly SyntaxNode[]).flatMap((property) => (property['type'] === 'Identifier' ? [property['value']] : []));
}

/** Reads the texts in a source file. Uses a parser, so that comments are ignored. */
export function readCodeWords(source: string, isTsx: boolean): CodeWords {
  const words = new Set<string>();
  const templates: string[][] = [];
  const imports: string[] = [];
  const pending: unknown[] = [parseSync(source, { syntax: 'typescript', tsx: isTsx })];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (!isNode(node)) continue;
    const { type, value, quasis, source: origin } = node;
    if (type === 'StringLiteral' || type === 'NumericLiteral') words.add(String(value));
    for (const key of keysIn(node)) words.add(String(key));
    if (Array.isArray(quasis)) templates.push(quasis.map((quasi: { readonly cooked: string }) => quasi.cooked));
    if (isNode(origin) && typeof origin['value'] === 'string') imports.push(origin['value']);
    for (const child of Object.values(node)) if (isNode(child)) pending.push(child);
  }
  return { words, templates, imports };
}

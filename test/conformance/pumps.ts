import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { parseSync, Visitor } from 'vite';

/** What a text is made of that may be slow to read: what a pattern wants first, and what it takes again and again. */
export interface Pump {
  readonly before: string;
  readonly unit: string;
}

/** One of each class that patterns tell apart, the more common first. */
const CHARACTERS = [
  ...' 0aA-.,:;/\\"\'`()[]{}<>=+*&|!?#%@$^~_\t\n\r',
  'e',
  'f',
  'x',
  'h',
  'l',
  '1',
  '9',
  'é',
  'Σ',
  '\u0301',
  '中',
  'あ',
  '٣',
  '’',
  '–',
  '−',
  '\u00a0',
  '\u2028',
  '\u200b',
  '\u0000',
  '🙂',
  '\ud800',
];

const reads = (pattern: string, flags: string, text: string): boolean => new RegExp(`^(?:${pattern})$`, flags).test(text);

interface FoundPattern {
  readonly source: string;
  readonly flags: string;
}

/** A file of pure code, and those that it imports. */
const filesFrom = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of readFile(file).imports) filesFrom(next, seen);
  return seen;
};

const contents = new Map<string, { readonly imports: readonly string[]; readonly patterns: readonly FoundPattern[] }>();

function readFile(file: string) {
  const known = contents.get(file);
  if (known) return known;
  const { module, program } = parseSync(file, readFileSync(file, 'utf8'));
  const imports = module.staticImports
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((path) => /^(?:\.|#).*\.ts$/.test(path))
    .map((path) => (path.startsWith('#') ? resolve('src', path.slice(1)) : resolve(dirname(file), path)));
  const patterns: FoundPattern[] = [];
  new Visitor({
    Literal(node) {
      if ('regex' in node) patterns.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(program);
  const content = { imports, patterns };
  contents.set(file, content);
  return content;
}

/** Texts that an element of a pattern reads, one for each of its ways. */
function textsOf(node: AST.Element | AST.CapturingGroup, flags: string): readonly string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass': {
      const members = node.type === 'CharacterClass' && !node.negate ? node.elements.map(({ raw }) => raw) : [];
      const classes = members.length > 0 ? members.map((raw) => `[${raw}]`) : [node.raw];
      return classes.flatMap((one) => CHARACTERS.find((character) => reads(one, flags.replace(/[gy]/g, ''), character)) ?? []);
    }
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.map((alternative) => textOf(alternative.elements, flags));
    case 'Quantifier':
      return textsOf(node.element, flags).map((text) => text.repeat(Math.min(Math.max(node.min, 1), 20)));
    default:
      return [''];
  }
}

const textOf = (elements: readonly AST.Element[], flags: string): string =>
  elements.map((element) => textsOf(element, flags)[0] ?? '').join('');

/** What stands before an element, from the beginning of the pattern. */
function textBefore(node: AST.Node, flags: string): string {
  const { parent } = node;
  if (parent === null) return '';
  const here = parent.type === 'Alternative' ? textOf(parent.elements.slice(0, parent.elements.indexOf(node as AST.Element)), flags) : '';
  return textBefore(parent, flags) + here;
}

function pumpsOf({ source, flags }: FoundPattern): readonly Pump[] {
  const pumps: Pump[] = [];
  const isSets = flags.includes('v');
  const pattern = new RegExpParser().parsePattern(source, undefined, undefined, { unicode: flags.includes('u'), unicodeSets: isSets });
  for (const alternative of pattern.alternatives) pumps.push({ before: '', unit: textOf(alternative.elements, flags) });
  const alone = (node: AST.Element): void => {
    for (const unit of textsOf(node, flags)) pumps.push({ before: '', unit });
  };
  visitRegExpAST(pattern, {
    onQuantifierEnter(node) {
      if (node.max < 1000) return;
      const before = textBefore(node, flags);
      for (const unit of textsOf(node.element, flags)) pumps.push({ before, unit });
    },
    onCharacterClassEnter: alone,
    onCharacterSetEnter(node) {
      if (node.parent.type !== 'CharacterClass') alone(node as AST.Element);
    },
  });
  return pumps;
}

const withoutTwins = (pumps: readonly Pump[]): readonly Pump[] => [...new Map(pumps.map((pump) => [JSON.stringify(pump), pump])).values()];

/** Of all patterns that a file has, and those that it imports. */
export const pumpsFrom = (file: string): readonly Pump[] =>
  withoutTwins([...filesFrom(resolve(file))].flatMap((each) => readFile(each).patterns.flatMap(pumpsOf)).filter(({ unit }) => unit !== ''));

/** One character of each class that patterns tell apart. */
export const plainPumps: readonly Pump[] = CHARACTERS.map((unit) => ({ before: '', unit }));

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { parseSync, Visitor } from 'vite';
import { CHARACTERS, type Pump } from './pump.ts';

const reads = (pattern: string, flags: string, text: string): boolean => new RegExp(`^(?:${pattern})$`, flags).test(text);

export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** A file of pure code and all files that it imports, directly or indirectly. */
const filesFrom = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of readFile(file).imports) filesFrom(next, seen);
  return seen;
};

const contents = new Map<string, { readonly imports: readonly string[]; readonly patterns: readonly Pattern[] }>();

function readFile(file: string) {
  const known = contents.get(file);
  if (known) return known;
  const { module, program } = parseSync(file, readFileSync(file, 'utf8'));
  const imports = module.staticImports
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((path) => /^(?:\.|#).*\.ts$/.test(path))
    .map((path) => (path.startsWith('#') ? resolve('src', path.slice(1)) : resolve(dirname(file), path)));
  const patterns: Pattern[] = [];
  new Visitor({
    Literal(node) {
      if ('regex' in node) patterns.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(program);
  const content = { imports, patterns };
  contents.set(file, content);
  return content;
}

/** Texts that an element of a pattern matches, one for each alternative. */
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

/** A text that matches the pattern up to an element. */
function textBefore(node: AST.Node, flags: string): string {
  const { parent } = node;
  if (parent === null) return '';
  const here = parent.type === 'Alternative' ? textOf(parent.elements.slice(0, parent.elements.indexOf(node as AST.Element)), flags) : '';
  return textBefore(parent, flags) + here;
}

/** Texts that the pattern may be slow to read. */
export function pumpsOf({ source, flags }: Pattern): readonly Pump[] {
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
  return withoutDuplicates(pumps.filter(({ unit }) => unit !== ''));
}

const withoutDuplicates = (pumps: readonly Pump[]): readonly Pump[] => [
  ...new Map(pumps.map((pump) => [JSON.stringify(pump), pump])).values(),
];

/** The pumps of all patterns in a file and in the files that it imports. */
export const pumpsFrom = (file: string): readonly Pump[] =>
  withoutDuplicates([...filesFrom(resolve(file))].flatMap((each) => readFile(each).patterns.flatMap(pumpsOf)));

import { dirname, join, relative, resolve } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A place in a test, or in a helper that it imports, whose outcome depends on the clock, the machine or chance. */
export interface Nondeterminism {
  readonly file: string;
  readonly code: string;
  readonly remedy: string;
}

export interface TestSources {
  readonly read: (file: string) => string;
  /** Whether an imported file is a helper of tests. Code of the product may use timers and random bytes. */
  readonly isHelper: (file: string) => boolean;
}

const CLOCK = 'use fake timers or `page.clock`, or pass the time in';
const SLEEP = 'wait for an event or a condition, or advance a fake clock';
const RANDOM = 'take bytes from test/support/repeatable-bytes.ts';
const MEASURE = 'count what is done; speed and memory are measured by `npm run bench`';
const RUNS = 'write `runs(…)` of test/support/runs.ts';
const SHORT = 'leave the time limit of the configuration: a shorter one fails on a slow machine';

/** Calls, by name. The name does not include `globalThis.`, `window.`, or `self.`. */
const CALLS: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [/^(?:Date|Date\.now|performance\.now|Temporal\.Now\.\w+)$/, CLOCK],
  [/^(?:setTimeout|setInterval|setImmediate|Atomics\.wait)$|\.waitForTimeout$/, SLEEP],
  [/^(?:Math\.random|(?:crypto\.|webcrypto\.)?(?:getRandomValues|randomUUID|randomInt|randomBytes))$/, RANDOM],
  [/^(?:process\.)?(?:hrtime(?:\.bigint)?|cpuUsage|threadCpuUsage|resourceUsage|memoryUsage(?:\.rss)?)$/, MEASURE],
];

/** Equivalent named imports of Node modules. `*` matches a whole module. */
const IMPORTS: readonly (readonly [module: RegExp, name: RegExp, remedy: string])[] = [
  [/^(?:node:)?timers(?:\/promises)?$/, /./, SLEEP],
  [/^(?:node:)?crypto$/, /^(?:randomUUID|randomInt|randomBytes|getRandomValues|randomFill|randomFillSync)$/, RANDOM],
  [/^(?:node:)?process$/, /^(?:hrtime|cpuUsage|threadCpuUsage|resourceUsage|memoryUsage)$/, MEASURE],
];

/** The default of `expect` in playwright.config.ts and of `expect.poll` in vitest.config.ts, in milliseconds. */
const DEFAULT_WAIT_MS = 10_000;
const WAIT = /\.(?:poll|element|waitFor\w*|to(?!HaveBeen|Equal|StrictEqual|MatchObject)[A-Z]\w*|click|fill|check|press|goto)$/;

const ROOTS: Readonly<Record<string, string>> = { '#test': 'test' };

/** The file of an import, or undefined for a package. */
function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  if (!specifier.startsWith('#')) return undefined;
  const [root = '', ...path] = specifier.split('/');
  return join(ROOTS[root] ?? join('src', root.slice(1)), ...path);
}

/** Returns `a.b.c` for a chain of names, and `.c` after anything else. Omits a global object at the start. */
function nameOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression' || node.type === 'ParenthesizedExpression') return nameOf(node.expression);
  if (node.type !== 'MemberExpression') return undefined;
  const key = node.computed
    ? node.property.type === 'Literal'
      ? String(node.property.value)
      : undefined
    : (node.property as { name: string }).name;
  if (key === undefined) return undefined;
  const owner = nameOf(node.object) ?? '';
  return /^(?:globalThis|window|self|global)$/.test(owner) ? key : `${owner}.${key}`;
}

const keyOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : undefined;

/** Finds the nondeterministic parts of one file, and the files that it imports. */
function readTest(file: string, source: string): { readonly found: readonly Nondeterminism[]; readonly imports: readonly string[] } {
  const { program, module } = parseSync(file, source);
  const found: Nondeterminism[] = [];
  const note = ({ start, end }: { readonly start: number; readonly end: number }, remedy: string): void => {
    found.push({ file, code: source.slice(start, end).split('\n', 1)[0] ?? '', remedy });
  };
  const hasRuns = ({ start, end }: { readonly start: number; readonly end: number }): boolean => /\bruns\(/.test(source.slice(start, end));
  const noteCall = (node: ESTree.CallExpression | ESTree.NewExpression): void => {
    const name = nameOf(node.callee) ?? '';
    if (node.type === 'NewExpression' && name === 'Date' && node.arguments.length > 0) return;
    const [, remedy] = CALLS.find(([pattern]) => pattern.test(name)) ?? [];
    if (remedy !== undefined) note(node, remedy);
    if (name === 'fc.sample' && !hasRuns(node)) note(node, RUNS);
    // Only the last argument of a wait contains its options. Elsewhere, `timeout` is a value that is compared.
    const options = node.arguments.at(-1);
    if (!WAIT.test(name) || options?.type !== 'ObjectExpression') return;
    for (const property of options.properties) {
      if (property.type !== 'Property' || keyOf(property.key) !== 'timeout' || property.value.type !== 'Literal') continue;
      if (Number(property.value.value) < DEFAULT_WAIT_MS) note(property, SHORT);
    }
  };
  new Visitor({
    CallExpression: noteCall,
    NewExpression: noteCall,
    Property(node) {
      const key = keyOf(node.key);
      if (key === 'interruptAfterTimeLimit') note(node, CLOCK);
      if (key === 'numRuns' && !hasRuns(node.value)) note(node, RUNS);
    },
    ImportDeclaration(node) {
      for (const specifier of node.specifiers) {
        const imported = specifier.type === 'ImportSpecifier' ? (keyOf(specifier.imported) ?? '') : '*';
        const [, , remedy] = IMPORTS.find(([from, name]) => from.test(node.source.value) && name.test(imported)) ?? [];
        if (remedy !== undefined) note(node, remedy);
      }
    },
  }).visit(program);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...module.dynamicImports.flatMap(
      ({ moduleRequest }) => /^(['"])(.*)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[2] ?? [],
    ),
  ];
  return { found, imports: specifiers.flatMap((specifier) => resolveImport(file, specifier) ?? []) };
}

/**
 * Finds the nondeterministic parts of tests and of all helpers that they import, directly or indirectly. Paths are relative to the root.
 */
export function findNondeterminism(tests: readonly string[], { read, isHelper }: TestSources): readonly Nondeterminism[] {
  const seen = new Set<string>();
  const found: Nondeterminism[] = [];
  const waiting = [...tests];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const path = relative('.', resolve(file));
    if (seen.has(path)) continue;
    seen.add(path);
    const content = readTest(path, read(path));
    found.push(...content.found);
    waiting.push(...content.imports.filter((imported) => /\.tsx?$/.test(imported) && isHelper(imported)));
  }
  return found.toSorted((one, other) => one.file.localeCompare(other.file));
}

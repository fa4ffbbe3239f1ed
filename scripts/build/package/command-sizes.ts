import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

/** In kB (1000 bytes): the limit for the code that a command loads before it starts its work. */
const LIMIT = 250;

/** Higher limits for tools that need more code, each slightly above its current size. */
const allowed: Readonly<Record<string, number>> = {
  'math-evaluator': 745, // all of mathjs, because an expression may use any of its functions, and our units
  'password-strength-analyser': 1740, // the word lists are the core of the tool
  'pdf-signature-checker': 620, // ASN.1 and certificates
};

const IMPORT = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[\w./-]+)["'`]/g;
const LATER = /\bimport\(\s*["'`](\.{1,2}\/[\w./-]+)["'`]/g;

const leading = (file: string, pattern: RegExp): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, path = '']) => normalize(join(dirname(file), path)));

/** These files and all files that are loaded with them. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files);
  for (const file of found) for (const next of leading(file, IMPORT)) found.add(next);
  return found;
}

interface CommandSize {
  readonly tool: string;
  readonly kilobytes: number;
}

/** The size of the code that the command of each tool loads: the command line and the tool's work. */
export function commandSizes(folder: string): readonly CommandSize[] {
  const bin = join(folder, 'bin/it-tools.js');
  const start = [bin, ...leading(bin, LATER)];
  return globSync(join(folder, 'work/*.js')).map((work) => {
    const bytes = [...withImports([...start, work])].map((file) => readFileSync(file).length);
    return { tool: basename(work, '.js'), kilobytes: bytes.reduce((sum, each) => sum + each, 0) / 1000 };
  });
}

/** Commands that load more code than allowed, and exceptions that are not needed. */
export function sizeFaults(sizes: readonly CommandSize[], exceptions = allowed): readonly string[] {
  const tooLarge = sizes
    .filter(({ tool, kilobytes }) => kilobytes > (exceptions[tool] ?? LIMIT))
    .map(({ tool, kilobytes }) => `${tool} reads ${Math.ceil(kilobytes)} kB, and may read ${exceptions[tool] ?? LIMIT} kB.`);
  const needless = Object.keys(exceptions)
    .filter((tool) => !sizes.some((each) => each.tool === tool && each.kilobytes > LIMIT))
    .map((tool) => `${tool} needs no exception.`);
  return [...tooLarge, ...needless];
}

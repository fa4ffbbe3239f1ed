import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

/** In kB of 1000 bytes: a command reads no more code before its work begins. */
const LIMIT = 250;

/** Those whose work is made of more, each a little over what it is. */
const allowed: Readonly<Record<string, number>> = {
  'math-evaluator': 745, // all of mathjs, since an expression may name any of its functions, and our units
  'password-strength-analyser': 1740, // the word lists are what it is about
  'pdf-signature-checker': 620, // ASN.1 and certificates
};

const IMPORT = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[\w./-]+)["'`]/g;
const LATER = /\bimport\(\s*["'`](\.{1,2}\/[\w./-]+)["'`]/g;

const leading = (file: string, pattern: RegExp): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, path = '']) => normalize(join(dirname(file), path)));

/** Files and all that is loaded with them. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files);
  for (const file of found) for (const next of leading(file, IMPORT)) found.add(next);
  return found;
}

interface CommandSize {
  readonly tool: string;
  readonly kilobytes: number;
}

/** How much code the command of each tool reads: that of the command line, and of the tool's work. */
export function commandSizes(folder: string): readonly CommandSize[] {
  const bin = join(folder, 'bin/it-tools.js');
  const start = [bin, ...leading(bin, LATER)];
  return globSync(join(folder, 'work/*.js')).map((work) => {
    const bytes = [...withImports([...start, work])].map((file) => readFileSync(file).length);
    return { tool: basename(work, '.js'), kilobytes: bytes.reduce((sum, each) => sum + each, 0) / 1000 };
  });
}

/** The commands that read more than they may, and exceptions that none needs any more. */
export function sizeFaults(sizes: readonly CommandSize[], exceptions = allowed): readonly string[] {
  const tooLarge = sizes
    .filter(({ tool, kilobytes }) => kilobytes > (exceptions[tool] ?? LIMIT))
    .map(({ tool, kilobytes }) => `${tool} reads ${Math.ceil(kilobytes)} kB, and may read ${exceptions[tool] ?? LIMIT} kB.`);
  const needless = Object.keys(exceptions)
    .filter((tool) => !sizes.some((each) => each.tool === tool && each.kilobytes > LIMIT))
    .map((tool) => `${tool} needs no exception.`);
  return [...tooLarge, ...needless];
}

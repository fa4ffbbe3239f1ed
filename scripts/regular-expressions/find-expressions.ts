import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'vite';
import type { Pattern } from './pumps.ts';

export interface Expression extends Pattern {
  readonly file: string;
  readonly line: number;
}

const TESTS = /\.(?:test|spec|demo|examples|d)\.tsx?$/;
/** Modules that Node can load, because they do not need a page. */
const PURE = /^src\/(?:core|pure|engine|hosting|i18n)\/.+\.ts$|^src\/(?:tools|domains)\/[^/]+\/(?:logic\/.+|[^/]+)\.ts$/;

const sources = (): readonly string[] =>
  globSync('src/**/*.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !TESTS.test(file))
    .toSorted();

function literalsOf(file: string): readonly Expression[] {
  const text = readFileSync(file, 'utf8');
  const found: Expression[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      found.push({ file, line: text.slice(0, node.start).split('\n').length, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** The regular expressions that modules build from texts while they load. */
async function builtOnes(files: readonly string[]): Promise<readonly Expression[]> {
  const found: Expression[] = [];
  const BuiltIn = RegExp;
  const root = pathToFileURL(resolve('src')).href;
  globalThis.RegExp = new Proxy(BuiltIn, {
    construct(target, parameters: [string | RegExp, string?], newTarget) {
      const built = Reflect.construct(target, parameters, newTarget) as RegExp; // the result of the RegExp constructor
      const caller = /\((?<url>file:.*?):(?<line>\d+):\d+\)|at (?<bareUrl>file:.*?):(?<bareLine>\d+):/.exec(
        new Error('where').stack?.split('\n').find((line) => line.includes('file:') && !line.includes(import.meta.url)) ?? '',
      )?.groups;
      const url = caller?.['url'] ?? caller?.['bareUrl'] ?? '';
      const line = Number(caller?.['line'] ?? caller?.['bareLine']);
      if (url.startsWith(root)) found.push({ file: relative('.', fileURLToPath(url)), line, source: built.source, flags: built.flags });
      return built;
    },
  });
  try {
    for (const file of files) await import(pathToFileURL(resolve(file)).href);
  } finally {
    globalThis.RegExp = BuiltIn;
  }
  return found;
}

/** Every regular expression literal in the wanted files of src, and the expressions that the pure ones among them build while they load. */
export async function findExpressions(isWanted: (file: string) => boolean): Promise<readonly Expression[]> {
  const files = sources().filter(isWanted);
  const built = await builtOnes(files.filter((file) => PURE.test(file) && /new RegExp\(/.test(readFileSync(file, 'utf8'))));
  return [...files.flatMap(literalsOf), ...built.filter(({ file }) => isWanted(file))];
}

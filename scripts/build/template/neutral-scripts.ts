import { placeholders } from '../../../src/settle/placeholders.ts';

/** Where a page says at which path its site is. */
const BASE = 'document.documentElement.dataset.base';
const STATIC_IMPORTS = /<script type="module" async="">(?<code>import "[^"]*";\n.*?)<\/script>/s;
const IMPORT = /^import (?:\* as (?<name>\w+) from )?(?<address>"[^"]*");$/;

/** A path of the built site, in quotes, as code that finds the path of the settled one. */
const found = (quoted: string): string => {
  if (!quoted.startsWith(`"${placeholders.baseUrl}`)) throw new Error(`${quoted} is no path of the site.`);
  return `b+"${quoted.slice(placeholders.baseUrl.length + 1)}`;
};

/** What React Router imports by name before it begins: the same, all at once, from where the page says. */
function neutralImports(code: string): string {
  const lines = code.split('\n');
  const imports = lines.flatMap((line) => {
    const groups = IMPORT.exec(line)?.groups;
    return groups ? [{ name: groups['name'] ?? '', address: groups['address'] ?? '' }] : [];
  });
  const rest = lines.filter((line) => !IMPORT.test(line)).join('\n');
  const names = imports.map(({ name }) => name).join(',');
  const modules = imports.map(({ address }) => `import(${found(address)})`).join(',');
  const entry = rest.replace(/import\(("[^"]*")\)/, (_call, address: string) => `import(${found(address)})`);
  return `const b=${BASE},[${names}]=await Promise.all([${modules}]);\n${entry.trim()}`;
}

/**
 * Takes the base path out of the inline scripts of a page, so that they are the same wherever the site is: the policy of a page has their hashes.
 * React Router writes two that know it.
 */
export const neutralScripts = (html: string): string =>
  html
    .replace(`{"basename":"${placeholders.baseUrl}"`, () => `{"basename":${BASE}`)
    .replace(STATIC_IMPORTS, (_script, code: string) => `<script type="module" async="">${neutralImports(code)}</script>`);

/** The same of the module that has the list of all routes, which finds the others from where it stands itself. */
export const neutralManifest = (script: string): string =>
  `const b=new URL("../",import.meta.url).pathname;${script.replaceAll(`"${placeholders.baseUrl}`, 'b+"')}`;

/** The list of routes in such a module, as JSON. Its paths are below the site's. */
export const manifestJson = (script: string): string | undefined =>
  /__reactRouterManifest=(\{.*\})/s.exec(script)?.[1]?.replaceAll('b+"assets/', '"assets/');

/** What leads from a former path to the present one. */
export const neutralWay = (page: string): string => `location.replace(${BASE}+${JSON.stringify(page)}+location.search+location.hash)`;

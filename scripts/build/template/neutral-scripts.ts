import { placeholders } from '../../../src/hosting/placeholders.ts';

/** The place where a page has the base path of its site. */
const BASE = 'document.documentElement.dataset.base';
const STATIC_IMPORTS = /<script type="module" async="">(?<code>import "[^"]*";\n.*?)<\/script>/s;
const IMPORT = /^import (?:\* as (?<name>\w+) from )?(?<address>"[^"]*");$/;

/**
 * Handles an import of a release that has been replaced: the page offers the newer one (src/app/platform/before-paint), as it does if a script
 * element fails to load.
 */
const GONE = 'error=>{document.documentElement.dataset.update="";throw error}';

/** Turns a quoted path of the built site into code that computes the path on the rendered site. */
const found = (quoted: string): string => {
  if (!quoted.startsWith(`"${placeholders.baseUrl}`)) throw new Error(`${quoted} is no path of the site.`);
  return `b+"${quoted.slice(placeholders.baseUrl.length + 1)}`;
};

/** Rewrites React Router's static imports so that all of them load in parallel, from the base path of the page. */
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
  return `const b=${BASE},[${names}]=await Promise.all([${modules}]).catch(${GONE});\n${entry.trim()}`;
}

/**
 * Removes the base path from the two inline scripts of a page in which React Router writes it. They must be the same on every site, because
 * the policy contains their hashes.
 */
export const neutralScripts = (html: string): string =>
  html
    .replace(`{"basename":"${placeholders.baseUrl}"`, () => `{"basename":${BASE}`)
    .replace(STATIC_IMPORTS, (_script, code: string) => `<script type="module" async="">${neutralImports(code)}</script>`);

/** Removes the base path from the module with the list of all routes, which finds other files relative to itself. */
export const neutralManifest = (script: string): string =>
  `const b=new URL("../",import.meta.url).pathname;${script.replaceAll(`"${placeholders.baseUrl}`, 'b+"')}`;

/** The list of routes in a module that `neutralManifest` has returned, as JSON. Its paths are relative to the site. */
export const manifestJson = (script: string): string | undefined =>
  /__reactRouterManifest=(\{.*\})/s.exec(script)?.[1]?.replaceAll('b+"assets/', '"assets/');

/** The script that redirects from a former path to the current one. */
export const neutralWay = (page: string): string => `location.replace(${BASE}+${JSON.stringify(page)}+location.search+location.hash)`;

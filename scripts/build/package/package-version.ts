import { readFileSync } from 'node:fs';

/** The version of the site, which the command line prints and the package has. */
export const packageVersion = (): string => (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }).version; // ours

import { readFileSync } from 'node:fs';

/** The version that the command line says, and its package has: that of the site. */
export const packageVersion = (): string => (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }).version; // ours

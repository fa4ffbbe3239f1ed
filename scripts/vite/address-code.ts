import { basename } from 'node:path';
import type { Environment } from 'vite';
import { builtBaseUrl } from '../configuration.ts';

/**
 * Code whose value is the path of a file in assets/. The code of a built site finds the file relative to itself, so that it does not
 * contain the base path of the site. Prerendered pages contain the path that they are built for.
 */
export function addressCode({ name, config }: Environment, path: string): string {
  const isFoundFromCode = name === 'client' && config.command === 'build';
  if (!isFoundFromCode) return JSON.stringify(builtBaseUrl + path);
  return `new URL(/* @vite-ignore */ ${JSON.stringify(basename(path))}, import.meta.url).pathname`;
}

import { basename } from 'node:path';
import type { Environment } from 'vite';
import { builtBaseUrl } from '../configuration.ts';

/**
 * Code whose value is the path of a file in assets/. In a built site code finds the file from where it stands itself, beside it, and need not
 * know at which path the site is; what is drawn has the path that pages are built for.
 */
export function addressCode({ name, config }: Environment, path: string): string {
  const isFoundFromCode = name === 'client' && config.command === 'build';
  if (!isFoundFromCode) return JSON.stringify(builtBaseUrl + path);
  return `new URL(/* @vite-ignore */ ${JSON.stringify(basename(path))}, import.meta.url).pathname`;
}

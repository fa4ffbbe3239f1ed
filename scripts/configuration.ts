import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import deployment from '../configuration.ts';
import { readConfiguration } from '../src/core/configuration.ts';

function lastCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined; // built from an archive without its history
  }
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** What this build is made for: read once, and handed to the app through `define`. */
export const configuration = readConfiguration(
  {
    PACKAGE_VERSION: version,
    VITE_COMMIT_SHA: lastCommit(),
    ...loadEnv('', process.cwd(), ''), // .env files, and over them the environment itself
  },
  deployment,
);

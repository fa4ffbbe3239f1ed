import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import deployment from '../configuration.ts';
import { type Configuration, type ConfigurationObject, readConfiguration } from '../src/core/configuration.ts';

function lastCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined; // built from an archive without its history
  }
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

// .env files, and over them the environment itself.
const environment = loadEnv('', process.cwd(), '');

const object: ConfigurationObject = deployment;

const read = (environmentName?: string): Configuration =>
  readConfiguration({ PACKAGE_VERSION: version, VITE_COMMIT_SHA: lastCommit(), VITE_APP_ENV: environmentName, ...environment }, object);

/** What this build is made for: read once, and handed to the app through `define`. */
export const configuration = read();

/** What a build for a host is made for: production, unless somebody says otherwise. */
export const readProductionConfiguration = (): Configuration => read(object.app?.env ?? 'production');

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import deployment from '../configuration.ts';
import { type Configuration, type ConfigurationObject, readConfiguration } from '../src/core/configuration.ts';

/** What git says of the last commit in a format of `git log`. */
function lastCommit(format: string): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', `--format=${format}`], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined; // built from an archive without its history
  }
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

// .env files, and over them the environment itself.
const environment = loadEnv('', process.cwd(), '');

const object: ConfigurationObject = deployment;

const read = (environmentName?: string): Configuration =>
  readConfiguration({ PACKAGE_VERSION: version, VITE_COMMIT_SHA: lastCommit('%h'), VITE_APP_ENV: environmentName, ...environment }, object);

/** The day of what is built, as an ISO date: the same source gives the same pages, whenever it is built. Empty without a history. */
export const builtOn = lastCommit('%cs') ?? '';

/** What this build is made for: read once, and handed to the app through `define`. */
export const configuration = read();

/** What a build for a host is made for: production, unless somebody says otherwise. */
export const readProductionConfiguration = (): Configuration => read(object.app?.env ?? 'production');

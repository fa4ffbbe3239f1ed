import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import deployment from '../configuration.ts';
import { type Configuration, type ConfigurationObject, readConfiguration } from '../src/core/configuration.ts';
import { placeholders } from '../src/hosting/placeholders.ts';

/** The last commit in a format of `git log`. */
function lastCommit(format: string): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', `--format=${format}`], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined; // there is no Git history, for example in an archive
  }
}

/** Reads a time in whole seconds since 1970. Throws if the text is invalid, because a build would use the wrong time unnoticed. */
function readEpoch(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^\d{1,11}$/.test(text)) throw new Error(`SOURCE_DATE_EPOCH must be whole seconds since 1970, but it is ${JSON.stringify(text)}.`);
  return Number(text);
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

// Variables of the environment, which override those of .env files.
export const environment = loadEnv('', process.cwd(), '');

const object: ConfigurationObject = deployment;

const read = (environmentName?: string): Configuration =>
  readConfiguration({ PACKAGE_VERSION: version, VITE_COMMIT_SHA: lastCommit('%h'), VITE_APP_ENV: environmentName, ...environment }, object);

/**
 * The time of the build in seconds since 1970: `SOURCE_DATE_EPOCH` (reproducible-builds.org), or the time of the last commit. It replaces
 * the clock, so that the same source always builds the same files. `undefined` without either.
 */
export const builtAt = readEpoch(process.env['SOURCE_DATE_EPOCH']) ?? readEpoch(lastCommit('%ct'));

/** The date of the build in ISO format. Empty if `builtAt` is unknown. */
export const builtOn = builtAt === undefined ? '' : new Date(builtAt * 1000).toISOString().slice(0, 10);

/** The configuration of this process. The app receives it through `define`. */
export const configuration = read();

/** The configuration for a deployment. The default environment is production. */
export const readProductionConfiguration = (): Configuration => read(object.app?.env ?? 'production');

/**
 * Whether pages are built for any base path and owner (docs/decisions/0032-neutral-build.md). During development, they use the real
 * settings.
 */
export const isNeutral = process.env['NODE_ENV'] === 'production';

/** The path that pages and code are built for. */
export const builtBaseUrl = isNeutral ? placeholders.baseUrl : configuration.app.baseUrl;

const { siteName, repository, social, support } = placeholders;
const app = { ...configuration.app, baseUrl: builtBaseUrl };

/** The configuration for rendering pages: includes every optional part, with placeholders for the settings. */
export const drawnConfiguration: Configuration = isNeutral
  ? { ...configuration, app, links: { repository, social, support }, site: { name: siteName, showBanner: true } }
  : configuration;

/** The configuration built into the code for the browser. It applies where the page has no setting. */
export const builtConfiguration: Configuration = isNeutral
  ? { ...configuration, app: { ...app, baseUrl: '/', siteUrl: '' }, links: readConfiguration({}).links, site: readConfiguration({}).site }
  : configuration;

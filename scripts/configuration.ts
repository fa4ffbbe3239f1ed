import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import deployment from '../configuration.ts';
import { type Configuration, type ConfigurationObject, readConfiguration } from '../src/core/configuration.ts';
import { placeholders } from '../src/settle/placeholders.ts';

/** What git says of the last commit in a format of `git log`. */
function lastCommit(format: string): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', `--format=${format}`], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined; // built from an archive without its history
  }
}

/** Whole seconds since 1970; nothing is no time. Throws where something else is said, which would be built in unseen. */
function readEpoch(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^\d{1,11}$/.test(text)) throw new Error(`SOURCE_DATE_EPOCH must be whole seconds since 1970, but it is ${JSON.stringify(text)}.`);
  return Number(text);
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

// .env files, and over them the environment itself.
export const environment = loadEnv('', process.cwd(), '');

const object: ConfigurationObject = deployment;

const read = (environmentName?: string): Configuration =>
  readConfiguration({ PACKAGE_VERSION: version, VITE_COMMIT_SHA: lastCommit('%h'), VITE_APP_ENV: environmentName, ...environment }, object);

/**
 * The time of what is built, in seconds since 1970, in place of every clock: the same source gives the same files, whenever it is built. It is what
 * `SOURCE_DATE_EPOCH` says (reproducible-builds.org), else the time of the last commit; `undefined` without a history.
 */
export const builtAt = readEpoch(process.env['SOURCE_DATE_EPOCH']) ?? readEpoch(lastCommit('%ct'));

/** The day of what is built, as an ISO date. Empty without a history. */
export const builtOn = builtAt === undefined ? '' : new Date(builtAt * 1000).toISOString().slice(0, 10);

/** What this run is made for: read once, and handed to the app through `define`. */
export const configuration = read();

/** What a build for a host is made for: production, unless somebody says otherwise. */
export const readProductionConfiguration = (): Configuration => read(object.app?.env ?? 'production');

/** Pages are built once, for no place and no owner (docs/decisions/0032-neutral-build.md); only who develops has his own at once. */
export const isNeutral = process.env['NODE_ENV'] === 'production';

/** The path that pages and code are built for. */
export const builtBaseUrl = isNeutral ? placeholders.baseUrl : configuration.app.baseUrl;

const { siteName, repository, social, support } = placeholders;
const app = { ...configuration.app, baseUrl: builtBaseUrl };

/** What the pages are drawn for: every part that can be absent is there, with what will be replaced. */
export const drawnConfiguration: Configuration = isNeutral
  ? { ...configuration, app, links: { repository, social, support }, site: { name: siteName, showBanner: true } }
  : configuration;

/** What the code in the browser has built in where its page says nothing else. */
export const builtConfiguration: Configuration = isNeutral
  ? { ...configuration, app: { ...app, baseUrl: '/', siteUrl: '' }, links: readConfiguration({}).links, site: readConfiguration({}).site }
  : configuration;

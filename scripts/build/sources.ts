import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../../src/core/configuration.ts';
import { siteSettings } from '../../src/core/settings.ts';
import { environment } from '../configuration.ts';
import { BUILD_FOLDER } from './folders.ts';
import { sourcesOfBuild } from './hosts/settings-of-build.ts';

const STAMP = join(BUILD_FOLDER, 'stamp');

const SOURCES = [
  'src/**/*',
  'public/**/*',
  'scripts/**/*',
  'configuration.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

/** The environment variables with settings of the site. */
const siteVariables = (): readonly unknown[] =>
  Object.values(siteSettings).map((setting) => ('variable' in setting ? environment[setting.variable ?? ''] : undefined));

const fileOfSettings = (): string => Buffer.from(sourcesOfBuild().file?.bytes ?? []).toString();

/** A digest of everything that the built site depends on: sources, package versions, and configuration. */
export function digestSources(configuration: Configuration): string {
  const digest = createHash('sha256').update(JSON.stringify([configuration, siteVariables(), fileOfSettings()]));
  for (const file of globSync(SOURCES, { exclude: ['src/generated'] }).toSorted()) {
    if (/\.(test|browser\.test|spec)\.tsx?$/.test(file) || !statSync(file).isFile()) continue;
    digest.update(file).update(readFileSync(file));
  }
  return digest.digest('hex');
}

/** Whether build/client is up to date with the sources and the configuration. */
export const isBuilt = (configuration: Configuration): boolean =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digestSources(configuration);

/** Records that build/client is complete. */
export const stampBuild = (digest: string): void => writeFileSync(STAMP, digest);

import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toolIds } from '../catalog.ts';
import { OFFLINE_LIST, type OfflineList } from '../../src/app/platform/offline/offline-list.ts';
import { folderFiles } from '../../src/cli/serve/folder-files.ts';
import { writeSite } from '../../src/cli/serve/write-site.ts';
import { readProductionConfiguration } from '../configuration.ts';
import { writeAliasPages } from './pages/alias-pages.ts';
import { overAtOnce } from './budgets/at-once.ts';
import { acceptSizes, isOver, measureAll, readBudgets, tableOf } from './budgets/budgets.ts';
import { moveUpFromBase, removeChunkList, removeLoaderData } from './clean.ts';
import { BUILD_FOLDER, SITE, TEMPLATE } from './folders.ts';
import { measure } from './budgets/measure.ts';
import { writeNotFoundPage } from './pages/not-found-page.ts';
import { packRoutes } from './pages/pack-manifest.ts';
import { addPageLinks } from './pages/page-links.ts';
import { addPolicy } from './hosts/policy.ts';
import { settingsOfBuild } from './hosts/settings-of-build.ts';
import { writeServiceWorker } from './offline/service-worker.ts';
import { builtPages, type Site } from './site.ts';
import { checkTemplate } from './template/check-template.ts';
import { makeNeutral } from './template/make-neutral.ts';
import { writeSiteFacts } from './template/site-facts.ts';
import { digestSources, stampBuild } from './sources.ts';
import { writeNotices } from './third-party-notices.ts';
import { checkTrackerCode } from './tracker-code.ts';

function buildPages(environment: string): void {
  for (const folder of ['client', 'server', 'template']) rmSync(join(BUILD_FOLDER, folder), { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', VITE_APP_ENV: environment },
  });
  if (status !== 0) throw new Error('The pages could not be built.');
  rmSync(join(BUILD_FOLDER, 'server'), { recursive: true }); // not needed after prerendering
  renameSync(SITE, TEMPLATE);
}

function checkBudgets(site: Site, { acceptsSizes, printsSizes }: BuildOptions): void {
  const measures = measure(site, TEMPLATE);
  const pages = {
    homePages: builtPages().flatMap(({ name, file }) => (name === '' ? file : [])),
    tools: toolIds(),
  };
  if (acceptsSizes) acceptSizes(measures, readBudgets(), pages);
  const measurements = measureAll(measures, readBudgets(), pages);
  if (printsSizes) console.log(tableOf(measurements));
  const over = measurements.filter(isOver);
  if (over.length === 0) return;
  throw new Error(
    `Over budget (bytes after gzip):\n${tableOf(over)}\n` +
      'Load less before the visitor acts. Where something new loads later and is worth its size: npm run build -- --accept-sizes',
  );
}

function checkFirstVisit({ directory }: Site): void {
  const list = JSON.parse(readFileSync(join(directory, OFFLINE_LIST), 'utf8')) as OfflineList; // written by ./offline-files.ts
  const over = overAtOnce(list, readBudgets().atOnce);
  if (over.length > 0) throw new Error(over.join('\n'));
}

export interface BuildOptions {
  readonly acceptsSizes?: boolean;
  readonly printsSizes?: boolean;
}

/** Builds everything that a host serves, into build/client. Throws if a policy or a budget is violated. */
export async function buildSite(options: BuildOptions = {}): Promise<void> {
  const configuration = readProductionConfiguration();
  const digest = digestSources(configuration);
  buildPages(configuration.app.env);

  const template: Site = { directory: TEMPLATE, configuration };
  removeLoaderData(template);
  moveUpFromBase(template);
  packRoutes(template);
  writeNotFoundPage(template);
  addPageLinks(template);
  writeNotices(template);
  await writeAliasPages(template);
  makeNeutral(template);
  addPolicy(template);
  await writeServiceWorker(template);
  const facts = await writeSiteFacts(template);
  checkTemplate(template, facts);
  writeSite(folderFiles(TEMPLATE), settingsOfBuild(facts), SITE);
  const site: Site = { directory: SITE, configuration };
  checkTrackerCode(site);
  checkBudgets(site, options);
  checkFirstVisit(site);
  removeChunkList(template);
  stampBuild(digest);
  console.log(`Built ${builtPages().length} pages into ${SITE}.`);
}

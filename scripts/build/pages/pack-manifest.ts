import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UNSAFE_AssetsManifest as Manifest } from 'react-router';
import { fileCode, type PackedManifest, type Route, scriptOf } from '../../../src/app/platform/router/unpack-manifest.ts';
import { htmlFiles, type Site } from '../site.ts';
import { neutralManifest } from '../template/neutral-scripts.ts';

const ASSIGNMENT = 'window.__reactRouterManifest=';

/** The number of routes that import each file. */
function countFiles(routes: readonly Route[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of routes.flatMap(({ imports = [] }) => imports)) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}

const hasSameTexts = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A route in which the parts that differ between tools are replaced by those of `tool`. */
const withoutOwn = (route: Route, folder: string): Route => ({ ...route, id: 'tool/', path: '', module: folder, imports: [] });

/** Packs the routes. Leaves out imports that every page of a route has already loaded. */
export function packManifest({ routes, ...rest }: Manifest): PackedManifest {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const sample = all.find(({ id }) => id.startsWith('tool/'));
  if (!sample) throw new Error('There is no route of a tool.');
  const folder = sample.module.slice(0, sample.module.lastIndexOf('/') + 1);
  const tool = withoutOwn(sample, folder);
  const layout = routes[sample.parentId ?? ''];
  const known = new Set([rest.entry.module, ...rest.entry.imports]);
  const knownInTools = new Set([...known, layout?.module, ...(layout?.imports ?? [])]);
  const own = (route: Route, without = knownInTools): Route => ({
    ...route,
    imports: (route.imports ?? []).filter((file) => !without.has(file)),
  });

  const tools = all
    .filter((route) => route.id === `tool/${route.path}` && hasSameTexts(withoutOwn(route, folder), tool))
    .map((route) => own(route));
  const files = [...countFiles(tools)].toSorted(([, one], [, other]) => other - one).map(([file]) => file);
  const rowOf = (route: Route): string | Route => {
    const hash = route.module.slice(-11, -3);
    const isTool = tools.some(({ id }) => id === route.id) && route.module === scriptOf(folder, route.path ?? '', hash);
    if (!isTool) return own(route, known);
    const indexes = own(route).imports?.map((file) => files.indexOf(file)) ?? [];
    return [route.path, hash, String.fromCharCode(...indexes.toSorted((one, other) => one - other).map(fileCode))].join(' ');
  };
  const names = files.map((file) => file.slice(folder.length, -'.js'.length));
  return { ...rest, files: names.join(' '), tool, rows: all.map(rowOf) };
}

/** Packs the list of all routes, which every page loads. The file gets a new name, because its content changes. */
export function packRoutes(site: Site): void {
  const [file, ...others] = globSync('assets/manifest-*.js', { cwd: site.directory });
  if (file === undefined || others.length > 0) throw new Error('The build has no list of routes, or several.');
  const script = readFileSync(join(site.directory, file), 'utf8');
  if (!script.startsWith(ASSIGNMENT))
    throw new Error('React Router writes its list of routes otherwise. See scripts/build/pages/pack-manifest.ts.');
  const manifest = JSON.parse(script.slice(ASSIGNMENT.length).replace(/;$/, '')) as Manifest; // written by React Router
  const packed = packManifest(manifest);
  const version = createHash('sha256').update(JSON.stringify(packed)).digest('hex').slice(0, 8);
  const rename = (text: string): string => text.replaceAll(`manifest-${manifest.version}.js`, `manifest-${version}.js`);
  rmSync(join(site.directory, file));
  writeFileSync(join(site.directory, rename(file)), neutralManifest(`${ASSIGNMENT}${rename(JSON.stringify({ ...packed, version }))};`));
  for (const page of htmlFiles(site)) {
    const path = join(site.directory, page);
    writeFileSync(path, rename(readFileSync(path, 'utf8')));
  }
}

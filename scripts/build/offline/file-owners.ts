import { basename } from 'node:path';
import { isLanguage, type Language, languages } from '../../../src/core/languages.ts';
import { type PackedManifest, unpackManifest } from '../../../src/app/platform/router/unpack-manifest.ts';
import { type ChunkGraph, reach, readChunkGraph } from './chunk-graph.ts';
import type { Site } from '../site.ts';
import { manifestJson } from '../template/neutral-scripts.ts';

interface ToolOwned {
  readonly code: ReadonlySet<string>;
  readonly data: ReadonlySet<string>;
  readonly inLanguage: ReadonlyMap<Language, readonly string[]>;
}

/** The owners of the files in assets/, by file name. A file may belong to several tools, but otherwise has one owner. */
export interface FileOwners {
  /** Files that every page needs. */
  readonly core: ReadonlySet<string>;
  /** Files that shared components of tools load when they are used. */
  readonly common: ReadonlySet<string>;
  readonly languages: ReadonlyMap<Language, readonly string[]>;
  readonly tools: ReadonlyMap<string, ToolOwned>;
}

interface DataFile {
  /** The name by which code loads it: `mac-vendors`, or `emoji/de` for one of several. */
  readonly name: string;
  readonly file: string;
}

const DATA = /^(.+)-.{8}\.bin$/;

/** The data files among the files in assets/: `emoji/de` is emoji.de-12345678.bin. */
const dataFilesIn = (files: readonly string[]): readonly DataFile[] =>
  files.flatMap((file) => {
    const name = DATA.exec(file)?.[1]?.replace('.', '/');
    return name === undefined ? [] : [{ name, file }];
  });

const TEXTS = /^(?:src\/generated\/[\w-]+|src\/i18n\/about)\/(\w\w)[/.]/;
/** Files that refer to all tools: the list of routes and the worker. */
const NAMES_ALL = /^manifest-|\.worker-/;
/** Files that every page needs but that cannot be reached through Vite's list. */
const UNLISTED = /^(?:manifest|icons|(?:line|step)-service-api)-/;
/** The detectors, which the worker loads when something is pasted. */
const DETECTORS = /^detection-api-/;

interface Routes {
  readonly routes: Readonly<Record<string, { readonly module: string }>>;
}

/** The file of each tool's page, as React Router lists them. */
function viewsOf({ files, text }: ChunkGraph): ReadonlyMap<string, string> {
  const list = files.find((file) => /^manifest-\w+\.js$/.test(file)) ?? '';
  const manifest = JSON.parse(manifestJson(text(list)) ?? '{"routes":{}}') as Routes | PackedManifest;
  const { routes } = 'rows' in manifest ? unpackManifest(manifest) : manifest;
  return new Map(
    Object.entries(routes).flatMap(([id, route]) =>
      route && id.startsWith('tool/') ? [[id.slice('tool/'.length), basename(route.module)] as const] : [],
    ),
  );
}

/** The language of a data file such as `emoji/de`. */
const languageOf = ({ name }: DataFile): Language | undefined => {
  const [, part] = name.split('/');
  return isLanguage(part) ? part : undefined;
};

/** Whether code loads a data file: `loadData('mac-vendors')`, loadData(`emoji/${language}`). */
const isLoadedBy = ({ name }: DataFile, code: string): boolean => {
  const [maker, part] = name.split('/');
  return new RegExp(part === undefined ? `["'\`]${maker}["'\`]` : `["'\`]${maker}/`).test(code);
};

/** Finds the owners of each file in assets/. Throws if a file has none. */
export function ownersOf(site: Site): FileOwners {
  const graph = readChunkGraph(site);
  const data = dataFilesIn(graph.files);
  const dataNames = new Set(data.map(({ file }) => file));
  const texts = Map.groupBy(
    [...graph.entries].filter(([module]) => TEXTS.test(module)),
    ([module]) => TEXTS.exec(module)?.[1],
  );
  const inLanguage = new Map(languages.map((language) => [language, (texts.get(language) ?? []).map(([, file]) => file)]));
  const textFiles = new Set([...inLanguage.values()].flat());
  const views = viewsOf(graph);
  const works = new Map(
    [...views.keys()].map((id) => {
      const isWork = new RegExp(`^(?:tool-work-${id}|${id}-(?:run|declare|present))-.{8}\\.js$`);
      return [id, graph.files.filter((file) => isWork.test(file))];
    }),
  );
  const ofTools = new Set([...views.values(), ...[...works.values()].flat()]);
  const isElsewhere = (file: string): boolean => textFiles.has(file) || dataNames.has(file) || ofTools.has(file);

  // Files that the app loads later belong to every page. Files that shared components load later (the code editor) belong to the tools.
  const ofApp = [...graph.entries].filter(([module]) => /^src\/(app|generated)\//.test(module)).map(([, file]) => file);
  const unlisted = graph.files.filter((file) => UNLISTED.test(file));
  const core = reach([...ofApp, ...unlisted], graph.withIt, isElsewhere);
  const isInCore = (file: string): boolean => core.has(file) || isElsewhere(file);
  const both = (file: string): readonly string[] => [...graph.withIt(file), ...graph.later(file)];
  const blocks = [
    ...[...core].filter((file) => !NAMES_ALL.test(file)).flatMap(graph.later),
    ...graph.files.filter((file) => DETECTORS.test(file)),
  ];
  const common = reach(blocks, both, isInCore);

  const tools = new Map(
    [...views].map(([id, view]) => {
      const own = new Set([view, ...(works.get(id) ?? [])]);
      const code = reach(own, both, (file) => core.has(file) || common.has(file) || (isElsewhere(file) && !own.has(file)));
      const text = [...code].map(graph.text).join('\n');
      const loaded = data.filter((file) => isLoadedBy(file, text));
      const files = Map.groupBy(loaded, languageOf);
      const namesIn = (language: Language | undefined): readonly string[] => (files.get(language) ?? []).map(({ file }) => file);
      const perLanguage = new Map(
        languages.flatMap((language) => (namesIn(language).length > 0 ? [[language, namesIn(language)] as const] : [])),
      );
      return [id, { code, data: new Set(namesIn(undefined)), inLanguage: perLanguage }];
    }),
  );

  const owned = new Set([
    ...core,
    ...common,
    ...textFiles,
    ...[...tools.values()].flatMap(({ code, data: own, inLanguage: per }) => [...code, ...own, ...[...per.values()].flat()]),
  ]);
  const lost = graph.files.filter((file) => !owned.has(file));
  if (lost.length > 0) throw new Error(`It is not known what these files are for, so they cannot be kept offline:\n${lost.join('\n')}`);
  return { core, common, languages: inLanguage, tools };
}

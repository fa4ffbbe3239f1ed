import { readFileSync, writeFileSync } from 'node:fs';
import type { AtOnceBudget } from './at-once.ts';
import type { Measures } from './measure.ts';

/** All sizes are in bytes after gzip. */
export interface Budgets {
  readonly homeScripts: number;
  /** All scripts of a page with a code editor before the visitor types. test/browser/editor-pages.spec.ts checks it. */
  readonly editorPage: number;
  /** All scripts of the page of the smallest tool: the size of a tool page before any code of its own. */
  readonly lightestToolPage: number;
  /** The code of one tool only: without the scripts that the home page or another tool loads. */
  readonly toolScripts: number;
  /** The scripts of one page that are shared by tools and not loaded by the home page. */
  readonly sharedScripts: number;
  readonly styles: number;
  readonly toolPage: number;
  readonly referencePage: number;
  readonly referenceSheets: readonly string[];
  /** Lazily loaded files of this size or larger need a budget of their own. */
  readonly smallChunk: number;
  readonly atOnce: AtOnceBudget;
  readonly lazyChunks: Readonly<Record<string, number>>;
}

export interface Measurement {
  readonly what: string;
  readonly size: number;
  readonly budget: number;
}

export interface MeasuredPages {
  /** HTML files, one per language. */
  readonly homePages: readonly string[];
  /** Tool IDs. */
  readonly tools: readonly string[];
}

const LAZY_BUDGETS = 'scripts/build/budgets/lazy-budgets.json';
const HEADROOM = 1.1;
/** A budget is kept while it is at most this factor above the size, so that not every build changes the list. */
const SLACK = 1.25;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const readBudgets = (): Budgets => ({
  ...(readJson('scripts/build/budgets/budgets.json') as Omit<Budgets, 'lazyChunks'>), // our own files
  lazyChunks: readJson(LAZY_BUDGETS) as Budgets['lazyChunks'],
});

const withoutHash = (asset: string): string => asset.replace(/^assets\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');

const total = ({ sizeOf }: Measures, files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

/** Scripts of each tool's page beyond the home page's, by tool. */
function toolScripts(measures: Measures, home: ReadonlySet<string>, tools: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(tools.map((tool) => [tool, measures.loadedBy(`${tool}/index.html`).scripts.difference(home)]));
}

function measureTools(measures: Measures, budgets: Budgets, home: ReadonlySet<string>, tools: readonly string[]): readonly Measurement[] {
  const scripts = toolScripts(measures, home, tools);
  const isShared = (script: string): boolean => [...scripts.values()].filter((those) => those.has(script)).length > 1;
  return [...scripts].flatMap(([tool, files]) => {
    const shared = new Set([...files].filter(isShared));
    return [
      { what: `${tool}: own scripts`, size: total(measures, files.difference(shared)), budget: budgets.toolScripts },
      { what: `${tool}: scripts shared with other tools`, size: total(measures, shared), budget: budgets.sharedScripts },
      {
        what: `${tool}: page`,
        size: measures.sizeOf(`${tool}/index.html`),
        budget: budgets.referenceSheets.includes(tool) ? budgets.referencePage : budgets.toolPage,
      },
      { what: `${tool}: styles`, size: total(measures, measures.loadedBy(`${tool}/index.html`).styles), budget: budgets.styles },
    ];
  });
}

function lazyAssets(measures: Measures, { homePages, tools }: MeasuredPages): readonly string[] {
  const early = new Set(
    [...homePages, ...tools.map((tool) => `${tool}/index.html`)].flatMap((page) => {
      const { scripts, styles } = measures.loadedBy(page);
      return [...scripts, ...styles];
    }),
  );
  return measures.assets.filter((asset) => !early.has(asset));
}

const lightestToolPage = (measures: Measures, tools: readonly string[]): number =>
  Math.min(...tools.map((tool) => total(measures, measures.loadedBy(`${tool}/index.html`).scripts)));

/** All sizes that have a budget. */
export function measureAll(measures: Measures, budgets: Budgets, pages: MeasuredPages): readonly Measurement[] {
  const { homePages, tools } = pages;
  const homes = homePages.map((page) => ({ page, loaded: measures.loadedBy(page) }));
  const english = homes.find(({ page }) => page === 'index.html')?.loaded.scripts ?? new Set<string>();
  return [
    ...homes.flatMap(({ page, loaded }) => [
      { what: `${page}: scripts`, size: total(measures, loaded.scripts), budget: budgets.homeScripts },
      { what: `${page}: styles`, size: total(measures, loaded.styles), budget: budgets.styles },
    ]),
    { what: 'scripts of the lightest tool page', size: lightestToolPage(measures, tools), budget: budgets.lightestToolPage },
    ...measureTools(measures, budgets, english, tools),
    ...lazyAssets(measures, pages).map((asset) => ({
      what: `loaded later: ${withoutHash(asset)}`,
      size: measures.sizeOf(asset),
      budget: budgets.lazyChunks[withoutHash(asset)] ?? budgets.smallChunk,
    })),
  ];
}

/** Writes the measured sizes of the lazily loaded files, plus ten percent, as budgets. */
export function acceptSizes(measures: Measures, { smallChunk, lazyChunks }: Budgets, pages: MeasuredPages): void {
  const sizes = new Map<string, number>();
  for (const asset of lazyAssets(measures, pages)) {
    const size = measures.sizeOf(asset);
    if (size * HEADROOM > smallChunk) sizes.set(withoutHash(asset), Math.max(size, sizes.get(withoutHash(asset)) ?? 0));
  }
  const budgets = [...sizes].map(([name, size]): [string, number] => {
    const known = lazyChunks[name];
    const isStillGood = known !== undefined && known >= size && known <= size * SLACK;
    return [name, isStillGood ? known : Math.ceil(size * HEADROOM)];
  });
  const sorted = Object.fromEntries(budgets.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(LAZY_BUDGETS, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export function tableOf(measurements: readonly Measurement[]): string {
  const width = Math.max(...measurements.map(({ what }) => what.length));
  return measurements
    .map(({ what, size, budget }) => `${what.padEnd(width)}  ${kilobytes(size).padStart(9)} of ${kilobytes(budget).padStart(9)}`)
    .join('\n');
}

export const isOver = ({ size, budget }: Measurement): boolean => size > budget;

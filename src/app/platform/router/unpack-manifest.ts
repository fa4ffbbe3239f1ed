import type { UNSAFE_AssetsManifest } from 'react-router';

type Manifest = UNSAFE_AssetsManifest;
export type Route = NonNullable<Manifest['routes'][string]>;

/** The packed list of all routes (scripts/build/pages/pack-manifest.ts): a tenth of the original size, or half of it after gzip. */
export interface PackedManifest extends Omit<Manifest, 'routes'> {
  /** The scripts that routes import in addition to their own. */
  readonly files: string;
  /** The common properties of the routes of tools. */
  readonly tool: Route;
  /** A tool's route is `path hash files`, with one character per file. Other routes are not packed. */
  readonly rows: readonly (string | Route)[];
}

/** Maps an index to a character code from `#` upward, and skips the backslash, which JSON escapes. */
export const fileCode = (index: number): number => (index < 57 ? index + 35 : index + 36);
const fileIndex = (code: number): number => (code < 92 ? code - 35 : code - 36);

declare global {
  interface Window {
    /** Owned by React Router, which reads it when hydration starts. Packed in a built site. */
    __reactRouterManifest?: Manifest | PackedManifest;
  }
}

export const scriptOf = (folder: string, path: string, hash: string): string => `${folder}${path}-view-${hash}.js`;

function unpackTool(row: string, tool: Route, files: readonly string[]): Route {
  const [path = '', hash = '', codes = ''] = row.split(' ');
  const imports = [...codes].map((code) => files[fileIndex(code.charCodeAt(0))] ?? '');
  return { ...tool, id: tool.id + path, path, module: scriptOf(tool.module, path, hash), imports };
}

/** Restores the routes, without those of hidden tools. Offline, the page of a hidden tool becomes the not-found page. */
export function unpackManifest({ files, tool, rows, ...rest }: PackedManifest, hidden: readonly string[] = []): Manifest {
  const paths = files.split(' ').map((file) => `${tool.module}${file}.js`);
  const routes = rows.map((row) => (typeof row === 'string' ? unpackTool(row, tool, paths) : row));
  const absent = new Set(hidden.map((id) => tool.id + id));
  return { ...rest, routes: Object.fromEntries(routes.filter(({ id }) => !absent.has(id)).map((route) => [route.id, route])) };
}

/** Call this before React Router starts. */
export function unpackRoutes(hidden?: readonly string[]): void {
  const manifest = window.__reactRouterManifest;
  if (manifest && 'rows' in manifest) window.__reactRouterManifest = unpackManifest(manifest, hidden);
}

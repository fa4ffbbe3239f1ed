import type { UNSAFE_AssetsManifest } from 'react-router';

type Manifest = UNSAFE_AssetsManifest;
export type Route = NonNullable<Manifest['routes'][string]>;

/** The list of all routes as the build packs it (scripts/build/pages/pack-manifest.ts): a tenth of its length, and half of it after gzip. */
export interface PackedManifest extends Omit<Manifest, 'routes'> {
  /** The scripts that routes import beside their own. */
  readonly files: string;
  /** What the routes of tools have in common. */
  readonly tool: Route;
  /** Of a tool `path hash files`, each file as one character. Others as they are. */
  readonly rows: readonly (string | Route)[];
}

/** From `#` on, without the one that JSON writes as two. */
export const fileCode = (index: number): number => (index < 57 ? index + 35 : index + 36);
const fileIndex = (code: number): number => (code < 92 ? code - 35 : code - 36);

declare global {
  interface Window {
    /** React Router's, which looks at it when it begins to hydrate. Packed in a built site. */
    __reactRouterManifest?: Manifest | PackedManifest;
  }
}

export const scriptOf = (folder: string, path: string, hash: string): string => `${folder}${path}-view-${hash}.js`;

function unpackTool(row: string, tool: Route, files: readonly string[]): Route {
  const [path = '', hash = '', codes = ''] = row.split(' ');
  const imports = [...codes].map((code) => files[fileIndex(code.charCodeAt(0))] ?? '');
  return { ...tool, id: tool.id + path, path, module: scriptOf(tool.module, path, hash), imports };
}

/** Without the routes of tools that are hidden: where such a page is drawn nevertheless, as without a network, it is one that there is not. */
export function unpackManifest({ files, tool, rows, ...rest }: PackedManifest, hidden: readonly string[] = []): Manifest {
  const paths = files.split(' ').map((file) => `${tool.module}${file}.js`);
  const routes = rows.map((row) => (typeof row === 'string' ? unpackTool(row, tool, paths) : row));
  const absent = new Set(hidden.map((id) => tool.id + id));
  return { ...rest, routes: Object.fromEntries(routes.filter(({ id }) => !absent.has(id)).map((route) => [route.id, route])) };
}

/** To be called before React Router begins. */
export function unpackRoutes(hidden?: readonly string[]): void {
  const manifest = window.__reactRouterManifest;
  if (manifest && 'rows' in manifest) window.__reactRouterManifest = unpackManifest(manifest, hidden);
}

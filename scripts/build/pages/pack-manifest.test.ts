import { expect, test } from 'vitest';
import type { UNSAFE_AssetsManifest as Manifest } from 'react-router';
import { unpackManifest } from '../../../src/app/platform/router/unpack-manifest.ts';
import { packManifest } from './pack-manifest.ts';

const has = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  hasDefaultExport: true,
};
const common = {
  ...has,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

const route = (id: string, parentId: string | undefined, path: string, file: string, imports: readonly string[], css: string[] = []) => ({
  ...common,
  id,
  ...(parentId !== undefined && { parentId }),
  path,
  module: `/it/assets/${file}.js`,
  imports: imports.map((name) => `/it/assets/${name}.js`),
  css,
});

/** More files than one range of character codes can number. */
const many = Array.from({ length: 130 }, (_, index) => `part-${String(index).padStart(8, '0')}`);

const routes = [
  route('root', undefined, '', 'root-00000000', []),
  route('layout', 'root', '', 'layout-00000000', ['shell-00000000']),
  ...many.map((part, index) => route(`tool/t${index}`, 'layout', `t${index}`, `t${index}-view-a_B-${1000 + index}`, [part])),
  route('tool/all', 'layout', 'all', 'all-view-00000000', many),
  route('tool/styled', 'layout', 'styled', 'styled-view-00000000', [], ['/it/assets/a.css']),
  route('tool/odd', 'layout', 'odd', 'other-00000000', ['part-00000000']),
  route('former/was', 'root', 'was', 'former-00000000', ['shell-00000000']),
];
const manifest: Manifest = {
  entry: { module: '/it/assets/entry-00000000.js', imports: ['/it/assets/react-00000000.js'] },
  routes: Object.fromEntries(routes.map((one) => [one.id, one])),
  url: '/it/assets/manifest-00000000.js',
  version: '00000000',
};

test('packing keeps the routes and their order', () => {
  const unpacked = unpackManifest(packManifest(manifest));
  expect(JSON.parse(JSON.stringify(unpacked))).toEqual(JSON.parse(JSON.stringify(manifest)));
  expect(Object.keys(unpacked.routes)).toEqual(Object.keys(manifest.routes));
});

test('a hidden tool has no route, whether or not its routes are packed', () => {
  const { routes: unpacked } = unpackManifest(packManifest(manifest), ['t1', 'odd', 'was', 'elsewhere']);
  expect(Object.keys(manifest.routes).filter((id) => !(id in unpacked))).toEqual(['tool/t1', 'tool/odd']);
});

test('a tool page does not import modules already loaded by every page or the tool layout', () => {
  const tool = route('tool/a', 'layout', 'a', 'a-view-00000000', ['part-00000001', 'react-00000000', 'shell-00000000', 'layout-00000000']);
  const { routes: unpacked } = unpackManifest(packManifest({ ...manifest, routes: { ...manifest.routes, 'tool/a': tool } }));
  expect(unpacked['tool/a']?.imports).toEqual(['/it/assets/part-00000001.js']);
});

test('a page that is not a tool does not import modules already loaded by every page', () => {
  const page = route('page', 'layout', 'page', 'page-00000000', ['react-00000000', 'shell-00000000']);
  const { routes: unpacked } = unpackManifest(packManifest({ ...manifest, routes: { ...manifest.routes, page } }));
  expect(unpacked['page']?.imports).toEqual(['/it/assets/shell-00000000.js']);
});

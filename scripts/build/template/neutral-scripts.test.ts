import { describe, expect, test } from 'vitest';
import { manifestJson, neutralManifest, neutralScripts, neutralWay } from './neutral-scripts.ts';

const context = '<script>window.__reactRouterContext = {"basename":"/__base__/","ssr":false};</script>';
const modules = `<script type="module" async="">import "/__base__/assets/manifest-1.js";
import * as route0 from "/__base__/assets/root-2.js";
import * as route1_main from "/__base__/assets/home-3.js";
const route1 = {...route1_main};
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/__base__/assets/entry.client-4.js");</script>`;

describe('the scripts of a page', () => {
  const neutral = neutralScripts(context + modules);

  test('read the base path from the page', () => {
    expect(neutral).not.toContain('__base__');
    expect(neutral).toContain('{"basename":document.documentElement.dataset.base,"ssr":false}');
  });

  test('import the same modules under the same names in parallel', () => {
    expect(neutral).toContain(
      'const b=document.documentElement.dataset.base,[,route0,route1_main]=await Promise.all(' +
        '[import(b+"assets/manifest-1.js"),import(b+"assets/root-2.js"),import(b+"assets/home-3.js")]).catch(',
    );
    expect(neutral).toContain('const route1 = {...route1_main};');
    expect(neutral).toMatch(/import\(b\+"assets\/entry\.client-4\.js"\);<\/script>$/);
  });

  test('may not import a file outside the site', () => {
    expect(() => neutralScripts(modules.replace('"/__base__/assets/root-2.js"', '"/assets/root-2.js"'))).toThrow('is no path of the site');
  });
});

test('the list of routes resolves its files relative to its own address, and can be parsed again', () => {
  const script = neutralManifest('window.__reactRouterManifest={"url":"/__base__/assets/manifest-1.js","files":"a b+"};');
  expect(script).toMatch(/^const b=new URL\("\.\.\/",import\.meta\.url\)\.pathname;window\./);
  expect(script).not.toContain('__base__');
  expect(JSON.parse(manifestJson(script) ?? '')).toEqual({ url: 'assets/manifest-1.js', files: 'a b+' });
});

test('a former path redirects below the base path and keeps the query and fragment', () => {
  expect(neutralWay('de/hash-text')).toBe(
    'location.replace(document.documentElement.dataset.base+"de/hash-text"+location.search+location.hash)',
  );
});

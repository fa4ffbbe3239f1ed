import { expect, test } from 'vitest';
import { type BrowserSystem, provideChromium } from './provide-chromium.ts';

/** A machine without a browser, on which every installer fails. Records the installers that ran. */
function machine(changes: Partial<BrowserSystem> & { readonly installs?: 'apt' | 'playwright' } = {}) {
  const calls: string[] = [];
  let installed: string | undefined;
  const install = (name: 'apt' | 'playwright') => () => {
    calls.push(name);
    if (changes.installs !== name) return `${name} failed.`;
    installed = `/${name}/chromium`;
    return undefined;
  };
  const system: BrowserSystem = {
    chosen: undefined,
    canUseApt: false,
    find: () => installed,
    starts: () => true,
    apt: install('apt'),
    playwright: install('playwright'),
    ...changes,
  };
  return { provided: provideChromium(system), calls };
}

test.each<[string, Parameters<typeof machine>[0], string, readonly string[]]>([
  ['uses an installed browser', { find: () => '/usr/bin/chromium' }, '/usr/bin/chromium', []],
  ['uses CHROMIUM_PATH even if another browser is installed', { chosen: '/my/chrome', find: () => '/usr/bin/chromium' }, '/my/chrome', []],
  ['installs with Playwright without apt or root', { installs: 'playwright' }, '/playwright/chromium', ['playwright']],
  ['installs with apt if it may', { canUseApt: true, installs: 'apt' }, '/apt/chromium', ['apt']],
  ['tries Playwright when apt fails', { canUseApt: true, installs: 'playwright' }, '/playwright/chromium', ['apt', 'playwright']],
])('%s', (_title, changes, path, calls) => {
  expect(machine(changes)).toEqual({ provided: { path }, calls });
});

test('without apt or root, asks for a manual installation only after trying Playwright', () => {
  expect(machine()).toEqual({ provided: { problems: ['playwright failed.', 'apt failed.'] }, calls: ['playwright', 'apt'] });
});

test('replaces a browser that does not start', () => {
  let isInstalled = false;
  const { provided } = machine({
    starts: (path) => path !== '/old/chromium',
    find: () => (isInstalled ? '/new/chromium' : '/old/chromium'),
    playwright: () => {
      isInstalled = true;
      return undefined;
    },
  });
  expect(provided).toEqual({ path: '/new/chromium' });
});

test('reports an installed browser that does not start', () => {
  const { provided } = machine({ installs: 'playwright', starts: () => false });
  expect(provided).toEqual({ problems: ['/playwright/chromium does not start.', 'apt failed.'] });
});

test('installs nothing when CHROMIUM_PATH is wrong', () => {
  const { provided, calls } = machine({ chosen: '/missing/chrome', starts: () => false });
  expect(provided).toEqual({ problems: ['CHROMIUM_PATH is /missing/chrome, which is not a browser that starts here.'] });
  expect(calls).toEqual([]);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '#core/languages.ts';
import { render } from '#test/support/render.tsx';
import { offlineCacheName } from '../../../platform/offline/cache-name.ts';
import { listOf } from '../../../platform/offline/testing/list-of.ts';
import { InSettings } from '../testing/in-settings.tsx';
import { CopyState } from './copy-state.tsx';
import { LanguageBoxes } from './language-boxes.tsx';

// The real module needs a build.
vi.mock('../../configuration.ts', () => ({ configuration: { app: { baseUrl: '/' } } }));

const list = listOf({
  languages: { en: ['texts-en'], de: ['texts-de'] },
  tools: { base: { code: ['base.js'] }, digest: { code: ['digest.js'] } },
  sizes: { 'digest.js': 3_100_000 },
});

beforeEach(async () => {
  localStorage.clear();
  await caches.delete(offlineCacheName('/'));
  vi.restoreAllMocks();
});

const showState = (kept: readonly string[], languages: readonly [Language, ...Language[]]): unknown =>
  render(
    <InSettings>
      <CopyState copy={{ list, kept: new Set(kept) }} languages={languages} />
    </InSettings>,
  );

test.each([
  [['texts-en', 'base.js', 'digest.js'], ['en'], 'All 2 tools work offline.'],
  [['texts-en', 'base.js'], ['en'], '1 of 2 tools work offline. 3.1 MB left to download.'],
  [[], ['en'], '0 of 2 tools work offline. 3.1 MB left to download.'],
  // Only the texts of the other language are missing.
  [['texts-en', 'base.js', 'digest.js'], ['en', 'de'], '2 of 2 tools work offline. 1 kB left to download.'],
] as const)('with %j in %j displays: %s', async (kept, languages, sentence) => {
  showState(kept, languages);
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
});

const mockFetch = (response: () => Promise<Response>) => vi.spyOn(globalThis, 'fetch').mockImplementation(response);
const makeAll = (): Promise<void> => userEvent.click(page.getByRole('button', { name: 'Make everything available offline' }));

test('fetches and saves everything', async () => {
  mockFetch(async () => new Response('content', { headers: { 'Content-Type': 'text/javascript' } }));
  showState([], ['en']);
  await makeAll();
  await expect.element(page.getByText('Everything is now available offline.')).toBeVisible();
  const kept = await (await caches.open(offlineCacheName('/'))).keys();
  expect(kept.map(({ url }) => url.split('/').at(-1)).toSorted()).toEqual(['base.js', 'digest.js', 'texts-en']);
});

test.each([
  ['The site cannot be reached\\.', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['A newer version is available\\.', async () => new Response('', { status: 404 })],
  ['This browser has no space left\\.', () => Promise.reject(new DOMException('full', 'QuotaExceededError'))],
])('a failed download is explained: %s', async (sentence, response) => {
  mockFetch(response);
  showState([], ['en']);
  await makeAll();
  await expect.element(page.getByRole('alert').getByText(new RegExp(`^${sentence} Files already saved remain available`))).toBeVisible();
});

test('a running download can be canceled', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  mockFetch(async () => (await promise).clone());
  showState([], ['en']);
  await makeAll();
  await expect.element(page.getByText('Downloading…')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(page.getByText('Downloading…')).not.toBeInTheDocument(); // ignores the pending response
  resolve(new Response('content'));
  await expect.element(page.getByText('Everything is now available offline.')).not.toBeInTheDocument();
});

test('the language of the page is always kept, and others can be chosen', async () => {
  render(
    <InSettings>
      <LanguageBoxes kept={['en', 'fr']} />
    </InSettings>,
  );
  const group = page.getByRole('group', { name: 'Languages saved offline' });
  await expect.element(group.getByRole('checkbox', { name: 'English' })).toBeDisabled();
  expect(group.getByRole('checkbox', { checked: true }).elements()).toHaveLength(2);
  await userEvent.click(group.getByRole('checkbox', { name: 'Deutsch' }));
  expect(localStorage.getItem('offlineLanguageChoice')).toBe('["en","de","fr"]');
  await userEvent.click(group.getByRole('checkbox', { name: 'Français' }));
  expect(localStorage.getItem('offlineLanguageChoice')).toBe('["en"]');
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#test/support/render.tsx';
import { InSettings } from '../testing/in-settings.tsx';
import { CheckVerdict } from './check-verdict.tsx';
import type { PageRequest } from './request.ts';
import { RequestTable } from './request-table.tsx';

const site = 'https://tools.example';
const request = (address: string, isForeign = false): PageRequest => ({
  address,
  kind: 'script',
  bytes: 1234,
  isFromDevice: false,
  isForeign,
});
const own = [request(`${site}/a.js`), request(`${site}/b.js`)];
const foreign = [...own, request('https://elsewhere.example/c.js', true)];

test.each([
  [own, [], "All 2 requests since you opened this page went to https://tools.example, and this page's policy allows no others."],
  [
    own,
    ['https://plausible.io'],
    "All 2 requests since you opened this page went to https://tools.example, but this page's policy would also allow: https://plausible.io",
  ],
  [
    own,
    undefined,
    'All 2 requests since you opened this page went to https://tools.example, but this page has no policy that would block others.',
  ],
  [foreign, [], '1 of 3 requests since you opened this page went to another site. They are marked in the list.'],
])('the verdict on %o with %o is %j', async (requests, allowed, sentence) => {
  render(
    <InSettings>
      <CheckVerdict {...{ requests, allowed, site }} language="en" />
    </InSettings>,
  );
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
});

test('marks a request to another site, also in words', async () => {
  render(
    <InSettings>
      <RequestTable requests={foreign} />
    </InSettings>,
  );
  await expect.element(page.getByRole('cell', { name: 'Another site' })).toBeVisible();
  const rows = page.getByRole('row').elements();
  expect(rows.map((row) => row.className.includes('danger'))).toEqual([false, false, false, true]);
  expect(rows.at(1)?.textContent).toBe('https://tools.example/a.jsScript1.2 kBThis site');
});

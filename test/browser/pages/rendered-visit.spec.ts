import { expect, hydrated } from '#test/support/fixtures.ts';
import { policyFaults } from '#test/support/policy-faults.ts';
import { acme, renderedTest, shownPages, strayLinks } from '#test/support/rendered-test.ts';

const test = renderedTest(acme);

const AT_A_TIME = 15; // a new browser context takes longer than a page

for (let begin = 0; begin < shownPages.length; begin += AT_A_TIME) {
  const names = shownPages.slice(begin, begin + AT_A_TIME);
  test(`pages have the same policy in header and markup, violate no policy, and link to no missing tool: ${names.join(' ')}`, async ({
    page,
  }) => {
    for (const name of names) {
      const response = await page.goto(`/tools/de/${name}`, { waitUntil: 'commit' });
      expect(response?.status(), name).toBe(200);
      const { 'content-security-policy': policy = '' } = response?.headers() ?? {};
      expect(policyFaults(policy, (await response?.text()) ?? ''), name).toEqual([]);
      await hydrated(page);
      expect(await strayLinks(page), name).toEqual([]);
    }
  });
}

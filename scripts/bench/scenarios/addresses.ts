import type { Scenario } from '../scenario.ts';
import { copy, openTool, paste, timed } from '../visit.ts';

export const mergedNetworks: Scenario = {
  name: '200,000 networks merged',
  async measure(page, origin) {
    await openTool(page, `${origin}/cidr-calculator`);
    await copy(
      page,
      Array.from({ length: 200_000 }, (_, index) => `${10 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}.0/24`).join('\n'),
    );
    const networks = page.getByRole('row', { name: 'IPv4 networks' }).locator('[data-value]').filter({ hasText: '6' });
    return timed(
      page,
      () => paste(page, 'Include'),
      () => networks.waitFor({ timeout: 60_000 }),
      { resultMs: 1000 },
    );
  },
};

export const plannedSubnets: Scenario = {
  name: '4,096 subnets planned',
  async measure(page, origin) {
    await openTool(page, `${origin}/subnet-planner#blocks=10.0.0.0%2F8`);
    await copy(page, Array.from({ length: 4096 }, (_, index) => `Net ${index}: ${1 + ((index * 37) % 200)}`).join('\n'));
    const free = page.getByRole('row', { name: 'Largest free IPv4 block' }).locator('[data-value]').filter({ hasText: '/' });
    return timed(
      page,
      () => paste(page, 'Subnets'),
      () => free.filter({ hasText: '10.128.0.0/9' }).waitFor({ timeout: 60_000 }),
      { resultMs: 500 },
    );
  },
};

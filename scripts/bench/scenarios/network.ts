import type { Scenario } from '../scenario.ts';
import { copy, openTool, paste, timed } from '../visit.ts';

const LINES = 10_000;

export const ipv6Lines: Scenario = {
  name: `${LINES.toLocaleString('en')} IPv6 addresses`,
  async measure(page, origin) {
    await openTool(page, `${origin}/ipv6-calculator`);
    await copy(page, Array.from({ length: LINES }, (_, index) => `2001:db8::${index.toString(16)}`).join('\n'));
    const distinct = page.getByRole('row', { name: 'Distinct addresses' }).filter({ hasText: String(LINES) });
    return timed(
      page,
      () => paste(page, 'IPv6 addresses'),
      () => distinct.waitFor(),
      { resultMs: 1000 },
    );
  },
};

export const portSearch: Scenario = {
  name: 'a word among all ports',
  async measure(page, origin) {
    await openTool(page, `${origin}/port-numbers`);
    const ports = page.getByRole('table', { name: 'Ports', exact: true });
    await ports.getByRole('row', { name: 'tcpmux' }).waitFor();
    return timed(
      page,
      () => page.getByLabel('Search ports', { exact: true }).fill('postgresql'),
      () => ports.getByRole('row', { name: 'PostgreSQL Database' }).waitFor(),
      { resultMs: 100, freezeMs: 50 },
    );
  },
};

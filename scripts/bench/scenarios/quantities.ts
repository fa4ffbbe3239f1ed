import type { Scenario } from '../scenario.ts';
import { copy, openTool, paste, timed } from '../visit.ts';

const LINES = 10_000;
const many = LINES.toLocaleString('en');

export const dataSizes: Scenario = {
  name: `${many} data sizes`,
  async measure(page, origin) {
    await openTool(page, `${origin}/data-size-converter`);
    await copy(page, Array.from({ length: LINES }, (_, index) => `${index + 1} MB`).join('\n'));
    const total = page.getByRole('row', { name: 'Total size' }).filter({ hasText: '50.005 TB' });
    return timed(
      page,
      () => paste(page, 'Size, rate or transfer'),
      () => total.waitFor(),
      { resultMs: 300 },
    );
  },
};

export const quantities: Scenario = {
  name: `${many} quantities in other units`,
  async measure(page, origin) {
    await openTool(page, `${origin}/unit-converter`);
    await copy(page, Array.from({ length: LINES }, (_, index) => `${index + 1} mph in km/h`).join('\n'));
    const converted = page.getByRole('table', { name: 'Results' }).getByRole('row').filter({ hasText: '3.218688 km/h' });
    return timed(
      page,
      () => paste(page, 'Quantity'),
      () => converted.waitFor(),
      { resultMs: 500 },
    );
  },
};

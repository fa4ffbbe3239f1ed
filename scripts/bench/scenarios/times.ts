import type { Scenario } from '../scenario.ts';
import { copy, openTool, paste, timed } from '../visit.ts';

const LINES = 10_000;

export const durations: Scenario = {
  name: `${LINES.toLocaleString('en')} durations summed`,
  async measure(page, origin) {
    await openTool(page, `${origin}/date-calculator`);
    await copy(page, Array.from({ length: LINES }, (_, index) => ['1:20', '45 min', 'PT2H5M', '09:00-12:30'][index % 4]).join('\n'));
    const entries = page.getByRole('row', { name: 'Entries' }).filter({ hasText: String(LINES) });
    return timed(
      page,
      () => paste(page, 'Durations'),
      () => entries.waitFor(),
      { resultMs: 200 },
    );
  },
};

const PLACES = 30;

export const movedMeeting: Scenario = {
  name: 'a meeting of 30 places moved',
  async measure(page, origin) {
    await openTool(page, `${origin}/timezone-planner#repeats=weekly&occurrences=104&meeting=2026-03-10%2015%3A00%20UTC`);
    const zones = Intl.supportedValuesOf('timeZone');
    const places = Array.from({ length: PLACES }, (_, index) => zones[Math.floor((index * zones.length) / PLACES)]);
    await page.getByLabel('Places', { exact: true }).fill(['UTC', ...places.slice(1)].join('\n'));
    const times = page.getByRole('table', { name: 'Times', exact: true });
    await times.getByRole('row').nth(PLACES).waitFor();
    return timed(
      page,
      () => page.getByLabel('Meeting', { exact: true }).fill('2026-03-10 16:00 UTC'),
      () => times.getByRole('row').filter({ hasText: '2026-03-10 16:00' }).first().waitFor(),
      { resultMs: 100, freezeMs: 50 },
    );
  },
};

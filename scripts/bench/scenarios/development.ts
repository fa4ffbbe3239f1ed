import type { Scenario } from '../scenario.ts';
import { copy, openTool, paste, timed } from '../visit.ts';

export const backtracking: Scenario = {
  name: "(a+)+$ on 32 a's and a b",
  async measure(page, origin) {
    await openTool(page, `${origin}/regex-tester`);
    await copy(page, `${'a'.repeat(32)}b`);
    await paste(page, 'Test text');
    const enter = () => page.getByRole('textbox', { name: 'Regular expression', exact: true }).fill('(a+)+$');
    const hasResult = () =>
      page.waitForFunction(() => {
        const row = [...document.querySelectorAll('main tr')].find(
          ({ firstElementChild }) => firstElementChild?.textContent === 'Match count',
        );
        return document.querySelector('main [role=alert]')?.textContent || row?.querySelector('[data-value]')?.textContent;
      });
    return timed(page, enter, hasResult, { resultMs: 3000 });
  },
};

const statements = (id: number): string =>
  `select a${id}, b, count(*) as n, coalesce(c, 'x;') from t${id} t join u on u.id = t.id where a = ${id} and b in (1, 2, 3) group by a, b;
insert into orders (id, customer, note) values (${id}, 'Customer ${id}', 'as agreed on the telephone'), (${id}, null, now()); -- ${id}
`;

function sqlOf(megabytes: number): string {
  const size = statements(10_000).length;
  return Array.from({ length: Math.ceil((megabytes * 1e6) / size) }, (_, index) => statements(10_000 + index)).join('');
}

export const sqlScript: Scenario = {
  name: '5 MB of SQL prettified',
  async measure(page, origin) {
    await openTool(page, `${origin}/sql-prettify`);
    const shown = page.getByLabel('Formatted SQL', { exact: true }).first();
    await copy(page, sqlOf(5));
    return timed(
      page,
      () => paste(page, 'SQL query'),
      () => shown.filter({ hasText: 'a10000' }).waitFor({ timeout: 120_000 }),
      { resultMs: 10_000 },
    );
  },
};

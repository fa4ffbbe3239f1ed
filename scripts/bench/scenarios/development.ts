import type { Scenario } from '../scenario.ts';
import { copy, openTool, paste, timed } from '../visit.ts';

export const backtracking: Scenario = {
  name: "(a+)+$ on 32 a's and a b",
  async measure(page, origin) {
    await openTool(page, `${origin}/regex-tester`);
    await copy(page, `${'a'.repeat(32)}b`);
    await paste(page, 'Test text');
    const enter = () => page.getByRole('textbox', { name: 'Regular expression', exact: true }).fill('(a+)+$');
    const isAnswered = () =>
      page.waitForFunction(() => {
        const row = [...document.querySelectorAll('main tr')].find(
          ({ firstElementChild }) => firstElementChild?.textContent === 'Match count',
        );
        return document.querySelector('main [role=alert]')?.textContent || row?.querySelector('[data-value]')?.textContent;
      });
    return timed(page, enter, isAnswered, { resultMs: 3000 });
  },
};

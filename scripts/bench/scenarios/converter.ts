import type { Scenario } from '../scenario.ts';
import { copy, openTool, paste, timed } from '../visit.ts';

export const yaml: Scenario = {
  name: '5 MB of JSON to YAML',
  async measure(page, origin) {
    await openTool(page, `${origin}/json-to-yaml-converter`);
    const items = Array.from({ length: 62_000 }, (_, id) => ({
      id,
      name: `Item ${id}`,
      tags: ['a', 'b', 'c'],
      isActive: id % 2 === 0,
      size: id / 7,
    }));
    const json = JSON.stringify(items);
    const output = page.getByLabel('YAML output', { exact: true }).first();
    const isThere = () => output.filter({ hasText: 'Item 0' }).waitFor({ timeout: 60_000 });
    await copy(page, json);
    return timed(page, () => paste(page, 'JSON input'), isThere, { resultMs: 5000 });
  },
};

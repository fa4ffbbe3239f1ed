import type { Scenario } from '../scenario.ts';
import { copy, openTool, paste, timed } from '../visit.ts';

const records = (count: number, extra: (id: number) => object = () => ({})): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, id) => ({
      id,
      name: `Item ${id}`,
      tags: ['a', 'b', 'c'],
      isActive: id % 2 === 0,
      size: id / 7,
      ...extra(id),
    })),
  );

export const jsonDiff: Scenario = {
  name: 'Two documents of 1 MB compared',
  async measure(page, origin) {
    await openTool(page, `${origin}/json-diff`);
    await copy(page, records(12_500));
    await paste(page, 'Your first JSON');
    await copy(
      page,
      records(12_500, (id) => (id % 10 === 3 ? { isNew: true } : {})),
    );
    const firstRow = page.getByRole('table', { name: 'Differences', exact: true }).getByRole('row', { name: '/3/isNew' });
    return timed(
      page,
      () => paste(page, 'Your JSON to compare'),
      () => firstRow.waitFor({ timeout: 60_000 }),
      { resultMs: 2000 },
    );
  },
};

interface Formatting {
  readonly name: string;
  readonly tool: string;
  readonly output: string;
  readonly resultMs: number;
  readonly freezeMs?: number;
  readonly records?: number;
}

const formatting = ({ name, tool, output, records: count = 106_000, ...targets }: Formatting): Scenario => ({
  name,
  async measure(page, origin) {
    await openTool(page, `${origin}/${tool}`);
    const shown = page.getByLabel(output, { exact: true }).first();
    await copy(page, records(count));
    return timed(
      page,
      () => paste(page, 'JSON input'),
      () => shown.filter({ hasText: 'Item 0' }).waitFor({ timeout: 60_000 }),
      targets,
    );
  },
});

export const jsonPrettify = formatting({
  name: '10 MB of JSON prettified',
  tool: 'json-prettify',
  output: 'Formatted JSON',
  resultMs: 3000,
});

export const jsonPaste = formatting({
  name: '5 MB of JSON prettified',
  tool: 'json-prettify',
  output: 'Formatted JSON',
  records: 53_000,
  resultMs: 1500,
  freezeMs: 100,
});

export const jsonMinify = formatting({ name: '10 MB of JSON minified', tool: 'json-minify', output: 'Minified JSON', resultMs: 2000 });

export const jsonToCsv = formatting({ name: '10 MB of JSON to CSV', tool: 'json-to-csv', output: 'CSV', resultMs: 3000 });

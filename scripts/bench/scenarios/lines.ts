import { timeToResult } from '../measure-page.ts';
import { watchMemory } from '../measure-memory.ts';
import type { Scenario } from '../scenario.ts';
import { copy, openTool, paste } from '../visit.ts';

interface ManyLines {
  readonly tool: string;
  /** Label of the input. */
  readonly label: string;
  readonly count: number;
  readonly line: (index: number) => string;
  readonly endMs?: number;
}

/** The last line, which the tool rejects. When it is counted, all lines are done. */
const REFUSED = '\u0007 no such thing';

const manyLines = ({ tool, label, count, line, endMs }: ManyLines): Scenario => ({
  name: `${count.toLocaleString('en')} lines through ${tool}`,
  async measure(page, origin) {
    await openTool(page, `${origin}/${tool}#lines=true`);
    const editor = `${label}, one per line`;
    const firstRow = page.getByRole('table', { name: 'Results', exact: true }).locator('tbody tr:first-child td:nth-child(3)');
    await copy(page, [...Array.from({ length: count - 1 }, (_, index) => line(index)), REFUSED].join('\n'));
    const memory = await watchMemory(page);
    let firstMs = Number.NaN;
    const startedAt = performance.now();
    const { resultMs, freezeMs } = await timeToResult(
      page,
      () => paste(page, editor),
      async () => {
        await firstRow.filter({ hasText: /./ }).waitFor({ timeout: 60_000 });
        firstMs = performance.now() - startedAt;
        await page.getByText(`${count.toLocaleString('en')} lines, 1 with errors`, { exact: true }).waitFor({ timeout: 120_000 });
      },
    );
    return [
      { what: 'first rows', value: firstMs, target: 300, unit: 'ms' },
      { what: 'end', value: resultMs, ...(endMs !== undefined && { target: endMs }), unit: 'ms' },
      { what: 'longest freeze', value: freezeMs, target: 100, unit: 'ms' },
      { what: 'memory', value: memory.stop(), target: 300, unit: 'MB' },
    ];
  },
});

export const lines: readonly Scenario[] = [
  manyLines({
    tool: 'ipv4-address-converter',
    label: 'IPv4 address',
    count: 100_000,
    line: (index) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    endMs: 4000,
  }),
  manyLines({
    tool: 'url-parser',
    label: 'Your URL to parse',
    count: 100_000,
    line: (index) => `https://me:pw@example${index}.com:3000/url.html?key=${index}&b=2#x`,
  }),
  manyLines({ tool: 'date-converter', label: 'Date-time', count: 10_000, line: (index) => String(1_700_000_000 + index) }),
];

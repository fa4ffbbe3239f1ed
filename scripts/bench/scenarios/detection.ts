// oxlint-disable unicorn/consistent-function-scoping -- a function that is sent to the page must contain its helpers
import { readFileSync } from 'node:fs';
import type { Scenario } from '../scenario.ts';

/** The texts whose results are known. */
const cases = JSON.parse(readFileSync('test/detection/cases.json', 'utf8')) as readonly { readonly input: unknown }[]; // its own test reads the rest
const texts = cases.flatMap(({ input }) => (typeof input === 'string' ? [input] : []));

const FIELD = '#anything';

/** The length to which each text is repeated as lines. 0 leaves it unchanged. */
const sizes = [
  { name: 'as they are', size: 0 },
  { name: '4 KB', size: 4096 },
  { name: '64 KB', size: 65_536 },
  { name: '1 MB', size: 1_048_576 },
];

interface Pasted {
  readonly inputs: readonly string[];
  readonly size: number;
}

interface Seen {
  /** Times from a paste to the frame with its list. */
  readonly listsMs: readonly number[];
  readonly longestTaskMs: number;
}

/** Runs in the page: pastes each text into the empty field and waits for its list. */
async function pasteAll({ inputs, size }: Pasted): Promise<Seen> {
  const field = document.querySelector<HTMLInputElement>('#anything');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const hasList = () => document.querySelector('[role=listbox] [role=option]') !== null;
  const tasks: number[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  const listsMs: number[] = [];
  /* oxlint-disable no-await-in-loop -- one text after the other */
  for (const input of inputs) {
    // Repeated here, because 239 texts of 1 MB are too much for one message to a page.
    const text = size === 0 ? input : `${input}\n`.repeat(Math.ceil(size / (input.length + 1))).slice(0, size);
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    while (hasList()) await frame();
    field?.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const begun = performance.now();
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (field?.dispatchEvent(event)) document.execCommand('insertText', false, text);
    while (!hasList()) await frame();
    await frame();
    listsMs.push(performance.now() - begun);
  }
  /* oxlint-enable no-await-in-loop */
  return { listsMs, longestTaskMs: Math.max(0, ...tasks) };
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

/** Time to the list after a paste, on a CPU four times slower than this one. */
export const pastes: readonly Scenario[] = sizes.map(({ name, size }) => ({
  name: `${texts.length} texts pasted on the home page, ${name}, 4x slower CPU`,
  runs: 1,
  async measure(page, origin) {
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await page.locator(FIELD).fill('warm');
    await page.locator('[role=option]').first().waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const { listsMs, longestTaskMs } = await page.evaluate(pasteAll, { inputs: texts, size });
    return [
      { what: 'median', value: percentile(listsMs, 0.5), unit: 'ms' },
      { what: '95 of 100', value: percentile(listsMs, 0.95), target: 100, unit: 'ms' },
      { what: '99 of 100', value: percentile(listsMs, 0.99), target: 200, unit: 'ms' },
      { what: 'longest task over 50', value: longestTaskMs, target: 50, unit: 'ms' },
    ];
  },
}));

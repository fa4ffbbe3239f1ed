import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { watchMemory } from '../measure-memory.ts';
import type { Scenario } from '../scenario.ts';
import { copy, openTool, paste, timed } from '../visit.ts';

const LARGE_BYTES = 100_000_000;

/** Work that runs entirely in the worker must not be noticeable. */
const UNFELT_MS = 100;

const hasLongOutput = (page: Page, length: number) => () =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('main textarea[readonly], main [aria-readonly="true"]')].some(
        (output) => ('value' in output ? String(output.value) : (output.textContent ?? '')).length > wanted,
      ),
    length,
    { timeout: 120_000 },
  );

export const digests: Scenario = {
  name: '1 MB of text through every digest',
  async measure(page, origin) {
    await openTool(page, `${origin}/hash-text#functions=all`);
    const text = 'The quick brown fox. '.repeat(50_000).slice(0, 1_000_000);
    const areThere = () =>
      page.waitForFunction(() => {
        const values = [...document.querySelectorAll('main [data-value]')].map((value) => value.textContent);
        return values.includes('1000000') && values.every((value) => value !== '');
      });
    await copy(page, text);
    return timed(page, () => paste(page, 'Text to hash'), areThere, { resultMs: 5000, freezeMs: 50 });
  },
};

export const fileDigest: Scenario = {
  name: '100 MB file, SHA-256 and six others',
  async measure(page, origin) {
    await openTool(page, `${origin}/hash-text#inputType=file&functions=common`);
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const choose = async (name: string, byteCount: number) => {
      writeFileSync(join(folder, name), Buffer.alloc(byteCount, 'The quick brown fox. '));
      return page.getByLabel('File to hash', { exact: true }).setInputFiles(join(folder, name));
    };
    const isHashed = (byteCount: number) => () =>
      page.waitForFunction(
        (bytes) => [...document.querySelectorAll('main [data-value]')].some(({ textContent }) => textContent === String(bytes)),
        byteCount,
      );
    // Loads the worker and its code before anything is measured.
    await choose('small.bin', 1000);
    await isHashed(1000)();
    const memory = await watchMemory(page);
    const times = await timed(page, () => choose('large.bin', LARGE_BYTES), isHashed(LARGE_BYTES), { resultMs: 5000, freezeMs: UNFELT_MS });
    const growthMb = memory.stop();
    rmSync(folder, { recursive: true });
    // The limit is the same for a file of any size. A browser accumulates blocks of about 64 MB before it collects them.
    return [...times, { what: 'growth of memory', value: growthMb, target: 80, unit: 'MB' }];
  },
};

export const uuids: Scenario = {
  name: '10,000 UUIDs',
  async measure(page, origin) {
    await openTool(page, `${origin}/uuid-generator`);
    const enter = () => page.getByLabel('Quantity', { exact: true }).fill('10000');
    const areThere = () =>
      page.waitForFunction(() => {
        const output = document.querySelector('main textarea[readonly], main [aria-readonly="true"]');
        return output !== null && ('value' in output ? String(output.value) : (output.textContent ?? '')).length > 700;
      });
    return timed(page, enter, areThere, { resultMs: 300 });
  },
};

export const bcrypt: Scenario = {
  name: 'bcrypt of cost 12',
  async measure(page, origin) {
    await openTool(page, `${origin}/bcrypt#cost=12`);
    await page.getByLabel('Text to hash', { exact: true }).fill('correct horse battery staple');
    const request = () => page.getByRole('button', { name: 'Generate hash', exact: true }).click();
    return timed(page, request, hasLongOutput(page, 59), { resultMs: 1000, freezeMs: UNFELT_MS });
  },
};

export const rsa: Scenario = {
  name: 'RSA key pair of 4096 bits',
  async measure(page, origin) {
    await openTool(page, `${origin}/rsa-key-pair-generator#keySize=4096`);
    const request = () => page.getByRole('button', { name: 'Generate key pair', exact: true }).click();
    // The search for primes takes a random time. Nine in ten runs meet this target.
    return timed(page, request, hasLongOutput(page, 500), { resultMs: 5000, freezeMs: UNFELT_MS });
  },
};

const encryption = (method: string, what: string, resultMs: number): Scenario => ({
  name: `5 MB of text through ${what}`,
  async measure(page, origin) {
    await openTool(page, `${origin}/encryption#method=${method}`);
    await page.getByLabel('Passphrase', { exact: true }).fill('hunter2');
    const text = 'The quick brown fox jumps over the lazy dog.\n'.repeat(120_000).slice(0, 5_000_000);
    await copy(page, text);
    return timed(page, () => paste(page, 'Input text'), hasLongOutput(page, 500), { resultMs });
  },
});

export const aes = encryption('opensslPbkdf2', 'AES-256-CBC', 5000);
export const tripleDes = encryption('tripleDes', 'TripleDES', 20_000);

import type { WriteFindings } from '#core/detection.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

const joined = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

export const write = {
  browser(result) {
    if (!result.ok || !result.value || !('single' in result.value)) return undefined;
    const { browser, browserVersion, os, osVersion } = result.value.single;
    const major = /^\d*/.exec(browserVersion)?.[0] ?? '';
    const parts = [browser && joined(browser, major), os && joined(os, osVersion)].filter((part) => part !== '');
    return parts.length === 0 ? undefined : { answer: { copy: parts.join(', ') } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'parse'>;

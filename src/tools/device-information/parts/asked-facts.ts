import { type Battery, type ClientHints, newerNavigator } from './newer-navigator.ts';
import { type Graphics, readGraphics } from './read-graphics.ts';

/** Information that the browser provides asynchronously. A member is missing until then, or permanently if it is unavailable. */
export interface AskedFacts {
  readonly hints?: ClientHints;
  readonly battery?: Battery;
  readonly quotaBytes?: number | undefined;
  readonly graphics?: Graphics;
}

const HINTS = ['architecture', 'bitness', 'platformVersion', 'fullVersionList'];

// Separate requests, because one that throws must not prevent the others.
const requests: readonly (() => Promise<AskedFacts>)[] = [
  async () => ({ hints: (await newerNavigator().userAgentData?.getHighEntropyValues(HINTS)) ?? {} }),
  async () => {
    const battery = await newerNavigator().getBattery?.();
    return battery ? { battery } : {};
  },
  async () => ({ quotaBytes: (await navigator.storage.estimate()).quota }),
  async () => ({ graphics: await readGraphics() }),
];

/** Requests all of this information, and reports each result as it arrives. */
export function askFacts(onResult: (result: AskedFacts) => void): void {
  for (const request of requests) request().then(onResult, () => onResult({})); // rejected: not available in this browser
}

import { type Battery, type ClientHints, newerNavigator } from './newer-navigator.ts';
import { type Graphics, readGraphics } from './read-graphics.ts';

/** What the browser takes a while to tell; each member is missing until it has, or for good. */
export interface AskedFacts {
  readonly hints?: ClientHints;
  readonly battery?: Battery;
  readonly quotaBytes?: number | undefined;
  readonly graphics?: Graphics;
}

const HINTS = ['architecture', 'bitness', 'platformVersion', 'fullVersionList'];

// One for each: what one browser refuses by throwing must not keep the others from being asked.
const questions: readonly (() => Promise<AskedFacts>)[] = [
  async () => ({ hints: (await newerNavigator().userAgentData?.getHighEntropyValues(HINTS)) ?? {} }),
  async () => {
    const battery = await newerNavigator().getBattery?.();
    return battery ? { battery } : {};
  },
  async () => ({ quotaBytes: (await navigator.storage.estimate()).quota }),
  async () => ({ graphics: await readGraphics() }),
];

/** Asks for all of it, and hands over each answer that comes. */
export function askFacts(onAnswer: (answer: AskedFacts) => void): void {
  for (const ask of questions) ask().then(onAnswer, () => onAnswer({})); // refused: this browser does not give it
}

import { globSync } from 'node:fs';
import { findProgram } from './find-program.ts';

/** Debian's Firefox; it speaks WebDriver BiDi by itself. */
export const findFirefox = (): string | undefined => findProgram('firefox-esr', 'firefox');

/** Debian's WebKit: what speaks WebDriver, the small browser it drives, and a display for that one. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

export function findWebKit(): WebKit | undefined {
  const [driver, display] = [findProgram('WebKitWebDriver'), findProgram('xvfb-run')];
  const [browser] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser').toSorted().toReversed();
  return driver && display && browser ? { driver, browser, display } : undefined;
}

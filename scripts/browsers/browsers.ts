import { globSync } from 'node:fs';
import { findProgram } from './find-program.ts';

/** Debian's Firefox, which supports WebDriver BiDi without a driver. */
export const findFirefox = (): string | undefined => findProgram('firefox-esr', 'firefox');

/** Debian's WebKit: the WebDriver server, the small browser that it controls, and a virtual display. */
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

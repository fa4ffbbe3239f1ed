/** The installer's view of the system. Tests replace it. */
export interface BrowserSystem {
  /** The path in `CHROMIUM_PATH`, which takes precedence over any other browser. */
  readonly chosen: string | undefined;
  readonly canUseApt: boolean;
  /** The path of an installed browser. */
  readonly find: () => string | undefined;
  /** Whether a file is a browser that starts here, with all of its libraries. */
  readonly starts: (path: string) => boolean;
  /** Installs a browser. Returns `undefined` on success, or a message that says why it failed and what to do. */
  readonly apt: () => string | undefined;
  readonly playwright: () => string | undefined;
}

export type ProvidedChromium = { readonly path: string } | { readonly problems: readonly string[] };

/** The installers to try, in this order: apt also installs the libraries of the browser, Playwright needs neither apt nor root. */
const installers = ({ canUseApt, apt, playwright }: BrowserSystem) => (canUseApt ? [apt, playwright] : [playwright, apt]);

/** Finds a Chromium for the tests, or installs one. Fails only after it has tried every installer. */
export function provideChromium(system: BrowserSystem): ProvidedChromium {
  const { chosen, find, starts } = system;
  if (chosen) {
    return starts(chosen) ? { path: chosen } : { problems: [`CHROMIUM_PATH is ${chosen}, which is not a browser that starts here.`] };
  }
  const found = find();
  if (found !== undefined && starts(found)) return { path: found };
  const problems: string[] = [];
  for (const install of installers(system)) {
    const problem = install();
    const path = find();
    if (problem === undefined && path !== undefined && starts(path)) return { path };
    problems.push(problem ?? `${path ?? 'The installed browser'} does not start.`);
  }
  return { problems };
}

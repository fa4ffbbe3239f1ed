declare global {
  interface Window {
    /** The errors on the page since it was opened. */
    readonly faults: string[];
  }
}

/**
 * Runs in each page before all other code, and records errors. Not every protocol reports them, and WebKit's cannot run a script first, so
 * the page contains this one in every browser.
 */
export function watch(): void {
  const faults: string[] = [];
  Object.assign(window, { faults });
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) faults.push(`exception: ${event.message}`);
      else if (target instanceof Element) faults.push(`not loaded: ${target.outerHTML.slice(0, 200)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`unhandled rejection: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    faults.push(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`.trim()),
  );
  const { error } = console;
  console.error = (...values: unknown[]) => {
    faults.push(`console: ${values.map(String).join(' ')}`);
    error(...values);
  };
  document.currentScript?.remove(); // restores the original page
}

/** Makes every page and worker generate the same sequence of random bytes, so that random results can be compared. */
export function drawTheSame(): void {
  let state = 1;
  Crypto.prototype.getRandomValues = <Bytes extends ArrayBufferView | null>(given: Bytes): Bytes => {
    if (given === null) return given;
    const bytes = new Uint8Array(given.buffer, given.byteOffset, given.byteLength);
    for (let index = 0; index < bytes.length; index++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0; // Numerical Recipes, “An Even Quicker Generator”
      bytes[index] = state >>> 24;
    }
    return given;
  };
}

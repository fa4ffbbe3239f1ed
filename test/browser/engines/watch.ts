declare global {
  interface Window {
    /** What has gone wrong on the page since it was opened. */
    readonly faults: string[];
  }
}

/**
 * Runs in each page before everything else, and notes what must never happen. Not every protocol tells of it, and WebKit's can run nothing
 * before a page does: so the page brings it along, in every browser.
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
  document.currentScript?.remove(); // the page is what it would be without it
}

/** Has every page and every worker draw the same bytes, one after the other: then what is drawn at random can be compared. */
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

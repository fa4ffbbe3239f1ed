const makeRoom = (): void => performance.setResourceTimingBufferSize(2 * performance.getEntriesByType('resource').length + 500);

let isKeeping = false;

/**
 * Has the browser remember every request of this page from now on, that the settings can show them: by itself it forgets all after the first 250,
 * and keeping the site offline makes more. What it forgets while it asks for room it adds when there is some (Resource Timing, section 4.6).
 */
export function keepRequestTimings(): void {
  if (isKeeping || !('addEventListener' in performance)) return; // a clock in the place of the browser's has no list of requests
  isKeeping = true;
  performance.addEventListener('resourcetimingbufferfull', makeRoom);
  makeRoom();
}

const makeRoom = (): void => performance.setResourceTimingBufferSize(2 * performance.getEntriesByType('resource').length + 500);

let isKeeping = false;

/**
 * Makes the browser record every request of this page for the settings. By default it stops after 250, and keeping the site offline makes
 * more.
 * Entries that arrive while the buffer is full are added once there is room (Resource Timing, section 4.6).
 */
export function keepRequestTimings(): void {
  if (isKeeping || !('addEventListener' in performance)) return; // a replaced clock has no list of requests
  isKeeping = true;
  performance.addEventListener('resourcetimingbufferfull', makeRoom);
  makeRoom();
}

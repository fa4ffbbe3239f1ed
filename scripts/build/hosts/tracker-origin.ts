import type { Configuration } from '../../../src/core/configuration.ts';

/** The one host beside the own that a page may call: that of the analytics, if the build has them; else an empty text. */
export const trackerOrigin = ({ plausible }: Configuration): string =>
  plausible.isTrackerEnabled ? new URL(plausible.apiHost).origin : '';

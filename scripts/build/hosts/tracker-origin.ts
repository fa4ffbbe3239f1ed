import type { Configuration } from '../../../src/core/configuration.ts';

/** The only other origin that a page may call: the analytics host if the build has analytics, or else an empty string. */
export const trackerOrigin = ({ plausible }: Configuration): string =>
  plausible.isTrackerEnabled ? new URL(plausible.apiHost).origin : '';

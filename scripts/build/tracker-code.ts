import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './site.ts';

/** The end of the address that events are sent to (src/app/shell/analytics/analytics-event.ts). No other code contains it. */
const TRACE = '/api/event';

/** Throws unless the site contains the code that counts page views exactly if it is configured to count them. */
export function checkTrackerCode({ directory, configuration }: Pick<Site, 'directory' | 'configuration'>): void {
  const found = globSync('**/*.{js,html}', { cwd: directory }).filter((file) =>
    readFileSync(join(directory, file), 'utf8').includes(TRACE),
  );
  const { isTrackerEnabled } = configuration.plausible;
  if (found.length > 0 === isTrackerEnabled) return;
  throw new Error(isTrackerEnabled ? 'The code that counts page views is missing.' : `Page views would be counted: ${found.join(', ')}`);
}

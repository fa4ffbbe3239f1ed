import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProductionConfiguration } from '../configuration.ts';
import { checkTrackerCode } from './tracker-code.ts';

/** Checks a site with one script. */
function checkTracker(script: string, isTrackerEnabled: boolean): void {
  const directory = mkdtempSync(join(tmpdir(), 'planted-site-'));
  writeFileSync(join(directory, 'some.js'), script);
  const configuration = readProductionConfiguration();
  try {
    checkTrackerCode({ directory, configuration: { ...configuration, plausible: { ...configuration.plausible, isTrackerEnabled } } });
  } finally {
    rmSync(directory, { recursive: true });
  }
}

describe('the page view counter', () => {
  test('is included exactly when page views are counted', () => {
    expect(() => checkTracker('fetch(host+"/api/event")', false)).toThrow('some.js');
    expect(() => checkTracker('let one', true)).toThrow('missing');
    expect(() => checkTracker('fetch(host+"/api/event")', true)).not.toThrow();
    expect(() => checkTracker('let one', false)).not.toThrow();
  });
});

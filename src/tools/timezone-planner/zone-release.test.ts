import { expect, test } from 'vitest';
import { zoneRelease } from './zone-release.ts';

// The release depends on the machine.
test('the time zone release is a known one or undefined', () =>
  expect(['2025b', '2025a', '2024a', '2022f', undefined]).toContain(zoneRelease()));

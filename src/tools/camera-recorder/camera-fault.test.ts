import { describe, expect, test } from 'vitest';
import { faultOfError } from './camera-fault.ts';

describe('faultOfError', () => {
  // Media Capture and Streams, getUserMedia, step 6 and 10
  test.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'noCamera'],
    ['NotReadableError', 'inUse'],
    ['AbortError', 'inUse'],
    ['OverconstrainedError', 'resolution'],
    ['SecurityError', 'refused'],
    ['TypeError', 'unsupported'],
    ['', 'inUse'],
  ])('takes %s for %s', (name, fault) => {
    expect(faultOfError(name)).toBe(fault);
  });
});

import { describe, expect, test } from 'vitest';
import { faultOfError, nameOfError } from './camera-fault.ts';

describe('faultOfError', () => {
  // Media Capture and Streams, getUserMedia, steps 6 and 10
  test.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'noCamera'],
    ['NotReadableError', 'inUse'],
    ['AbortError', 'inUse'],
    ['OverconstrainedError', 'resolution'],
    ['SecurityError', 'refused'],
    ['TypeError', 'unsupported'],
    ['', 'inUse'],
  ])('maps %s to %s', (name, fault) => {
    expect(faultOfError(name)).toBe(fault);
  });
});

describe('nameOfError', () => {
  // WebKit/WebKit#68111 and w3c/mediacapture-main#568: the OverconstrainedError of Safari and of older Chromium inherits from nothing.
  test.each([
    [{ name: 'OverconstrainedError', message: 'Invalid constraint', constraint: 'width' }, 'resolution'],
    [new DOMException('Requested device not found', 'NotFoundError'), 'noCamera'], // whitphx/streamlit-webrtc#79
    [new DOMException('Could not start video source', 'NotReadableError'), 'inUse'],
    [new TypeError('At least one of audio and video must be requested'), 'unsupported'],
    [undefined, 'inUse'],
    [null, 'inUse'],
    ['Permission denied', 'inUse'],
  ])('of %o results in the error %s', (error, fault) => {
    expect(faultOfError(nameOfError(error))).toBe(fault);
  });

  // webrtcHacks/adapter#778: the error names of Chromium before version 65.
  test.each([
    ['PermissionDeniedError', 'refused'],
    ['PermissionDismissedError', 'refused'],
    ['DevicesNotFoundError', 'noCamera'],
    ['ConstraintNotSatisfiedError', 'resolution'],
    ['TrackStartError', 'inUse'],
  ])('maps the former name %s to %s', (name, fault) => {
    expect(faultOfError(name)).toBe(fault);
  });
});

import { describe, expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';

const texts = { t: toolTexts('otp-generator', 'en'), language: 'en' };
const at = { counter: 1, counterHex: '0000000000000001' };
const byTime = { type: 'TOTP', time: '', period: 30 } as const;

describe('the presentation of', () => {
  test.each([
    [undefined, 'Invalid (window 2)'],
    [0, 'Valid (current step)'],
    [1, 'Valid (step +1)'],
    [-2, 'Valid (step -2)'],
  ])('check describes step %s: %s', (step, check) => {
    expect(presenters.check({ step }, { window: 2 }, texts)).toEqual({ check });
  });

  test('generate reports that the first counter has no previous code', () => {
    expect(presenters.generate({ previous: undefined, current: '1', next: '2', list: [] }, {}, texts)).toMatchObject({ previous: 'none' });
  });

  test('locate updates with the clock only', () => {
    expect(presenters.locate({ ...at, unixTime: 48, secondsLeft: 12 }, byTime, texts)).toMatchObject({
      counter: '1',
      unixTime: { value: '48', isTicking: true },
      nextIn: { value: '12 s', share: 0.4 },
    });
    const time = '2016-12-31T23:59:60Z';
    expect(presenters.locate({ ...at, unixTime: 48 }, { ...byTime, time }, texts)).toMatchObject({
      unixTime: { value: '48', isTicking: false },
      nextIn: undefined,
      notices: [{ code: 'leapSecond' }],
    });
    expect(presenters.locate(at, { ...byTime, type: 'HOTP', time }, texts)).toMatchObject({ unixTime: { value: '' }, notices: [] });
  });

  test('describeSecret reports a short secret', () => {
    const forms = { bytes: Uint8Array.of(0x66), base32: 'MY', hex: '66', bits: 8, isShort: true };
    expect(presenters.describeSecret(forms, {}, texts)).toEqual({
      base32: 'MY',
      hex: '66',
      length: '8 bits',
      notices: [{ code: 'shortSecret' }],
    });
    expect(presenters.describeSecret({ ...forms, isShort: false }, {}, texts)).toMatchObject({ notices: [] });
  });
});

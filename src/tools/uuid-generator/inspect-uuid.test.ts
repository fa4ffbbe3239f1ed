import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { inspectUuid } from './inspect-uuid.ts';

describe('inspectUuid', () => {
  // RFC 9562, appendices A and B. The integers are from Python.
  test('explains the version 1 UUID of appendix A.1', () => {
    expect(inspectUuid({ inspected: 'C232AB00-9414-11EC-B3C8-9F6BDECED846' })).toEqual(
      ok({
        version: 1,
        variant: 'rfc9562',
        createdAt: '2022-02-22T19:22:22.000Z',
        clockSequence: 13256,
        node: '9f:6b:de:ce:d8:46',
        integer: '258133314363070689776975542038781941830',
        canonical: 'c232ab00-9414-11ec-b3c8-9f6bdeced846',
      }),
    );
  });

  test('explains the version 6 UUID of appendix A.5', () => {
    expect(inspectUuid({ inspected: '1EC9414C-232A-6B00-B3C8-9F6BDECED846' })).toMatchObject(
      ok({ version: 6, createdAt: '2022-02-22T19:22:22.000Z', clockSequence: 13256, node: '9f:6b:de:ce:d8:46' }),
    );
  });

  test('explains the version 7 UUID of appendix A.6, which has no clock sequence or node', () => {
    expect(inspectUuid({ inspected: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F' })).toEqual(
      ok({
        version: 7,
        variant: 'rfc9562',
        createdAt: '2022-02-22T19:22:22.000Z',
        integer: '1989357241971137676463954034883508623',
        canonical: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
      }),
    );
  });

  test.each([
    ['5df41881-3aed-3515-88a7-2f4a814cf09e', 3, 'rfc9562'], // A.2
    ['919108f7-52d1-4320-9bac-f847db4148a8', 4, 'rfc9562'], // A.3
    ['2ed6657d-e927-568b-95e1-2665a8aea6a2', 5, 'rfc9562'], // A.4
    ['2489E9AD-2EE2-8E00-8EC9-32D5F69181C0', 8, 'rfc9562'], // B.1
    ['000003e8-cbb9-21ea-b201-00045a86c8a1', 2, 'rfc9562'], // DCE 1.1: version 2
    ['919108f7-52d1-0320-9bac-f847db4148a8', 'unknown', 'rfc9562'],
    ['919108f7-52d1-9320-9bac-f847db4148a8', 'unknown', 'rfc9562'],
    ['333a2276-0000-0000-0d00-00809c000000', 'unknown', 'ncs'], // Apollo NCS, address family 13
    ['00000000-0000-0000-C000-000000000046', 'unknown', 'microsoft'], // IID_IUnknown
    ['919108f7-52d1-4320-ebac-f847db4148a8', 'unknown', 'reserved'],
    ['00000000-0000-0000-0000-000000000000', 'nil', 'ncs'], // section 5.9
    ['ffffffff-ffff-ffff-ffff-ffffffffffff', 'max', 'reserved'], // section 5.10
  ])('for %s returns: version %s, variant %s', (inspected, version, variant) => {
    expect(inspectUuid({ inspected })).toMatchObject(ok({ version, variant }));
  });

  test.each([
    ['00000000-0000-1000-8000-000000000000', '1582-10-15T00:00:00.000Z'],
    ['ffffffff-ffff-1fff-bfff-ffffffffffff', '5236-03-31T21:21:00.684Z'],
    ['ffffffff-ffff-7fff-bfff-ffffffffffff', '+010889-08-02T05:31:50.655Z'],
  ])('dates %s, at one end of its clock, to %s', (inspected, createdAt) => {
    expect(inspectUuid({ inspected })).toMatchObject(ok({ createdAt }));
  });

  test.each(['', ' \n'])('returns nothing for %j', (inspected) => {
    expect(inspectUuid({ inspected })).toEqual(ok(null));
  });

  test('refuses a text that is not a UUID', () => {
    expect(inspectUuid({ inspected: 'x' })).toEqual(
      fail('notAHexadecimalDigit', { field: 'inspected', values: { character: 'x' }, at: 0 }),
    );
  });

  test('writes any 128 bits as a number and in canonical form', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }), (bits) => {
        const inspected = bits.toString(16).padStart(32, '0');
        const inspection = inspectUuid({ inspected });
        expect(inspection.ok && inspection.value?.integer).toBe(String(bits));
        expect(inspection.ok && inspection.value?.canonical.replaceAll('-', '')).toBe(inspected);
      }),
    );
  });
});

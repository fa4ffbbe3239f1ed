import { expect, test } from 'vitest';
import { registeredCodes, unofficialCodes } from '../status-codes.ts';
import { specificationUrl } from './specification-url.ts';

test('links registered codes to the RFC Editor, and does not link others', () => {
  expect(specificationUrl('RFC 9110')).toBe('https://www.rfc-editor.org/rfc/rfc9110');
  expect(registeredCodes.filter(({ specification }) => specificationUrl(specification) === undefined)).toEqual([]);
  expect(unofficialCodes.filter(({ specification }) => specificationUrl(specification) !== undefined)).toEqual([]);
});

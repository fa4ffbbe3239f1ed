import assert from 'node:assert/strict';
import { base64url } from 'jose';
import { run } from '../../src/tools/jwt-parser/run.ts';

export const cases = {
  'a token with many claims': async (times: number) => {
    const claims = Object.fromEntries(Array.from({ length: 70 * times }, (_, index) => [`claim ${index}`, 'x'.repeat(20)]));
    const token = `${base64url.encode('{}')}.${base64url.encode(JSON.stringify(claims))}.`;
    assert.ok((await run.decode({ token }, { now: () => new Date('2026-03-01T12:00:00Z'), timeZone: 'UTC' })).ok);
  },
};

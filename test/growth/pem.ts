import assert from 'node:assert/strict';
import { findPemBlocks } from '../../src/pure/notation/pem/pem.ts';

const pem = '-----BEGIN A KEY-----\nZm9vYmFy\n-----END A KEY-----';

const find = (text: string) => assert.ok(findPemBlocks(text).length > 0);

export const cases = {
  marks: (times: number) => find('> '.repeat(200 * times) + pem),
  dashes: (times: number) => find('—'.repeat(200 * times) + pem),
  'labels without an end': (times: number) => find('-----BEGIN A-----'.repeat(50 * times) + pem),
  backslashes: (times: number) => find('\\'.repeat(200 * times) + pem),
};

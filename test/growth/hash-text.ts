import { parseExpectedDigest } from '../../src/tools/hash-text/expected-digest.ts';

export const cases = { 'a tagged line': (times: number) => parseExpectedDigest(`a(${')= '.repeat(100 * times)}\n!`) };

import assert from 'node:assert/strict';
import { initialValues } from '#core/fields.ts';
import { declaration } from '../../src/tools/xml-formatter/declare.ts';
import { format } from '../../src/tools/xml-formatter/run.ts';

const read = (xml: string, isWellFormed: boolean) => assert.equal(format({ xml, ...initialValues(declaration.options) }).ok, isWellFormed);

/** Each case once took quadratic time, or time in proportion to the number of errors. */
export const cases = {
  'a long name': (times: number) => read(`<${'a'.repeat(500 * times)} b="1"/>`, true),
  'very many errors': (times: number) => read(`<a>${'<!--'.repeat(200 * times)}</a>`, false),
};

import assert from 'node:assert/strict';
import { readXml } from '../../src/pure/notation/xml/read-xml.ts';

const read = (subset: string, element: string) => assert.ok(readXml(`<!DOCTYPE a [${subset}]>${element}`, { keepComments: false }).ok);

const chained = (count: number): string => Array.from({ length: count }, (_, at) => `<!ENTITY e${at + 1} "&e${at};">`).join('');

export const cases = {
  'chained entities': (times: number) => read(`<!ENTITY e0 "x">${chained(20 * times)}`, `<a>&e${20 * times};</a>`),
  references: (times: number) => read('<!ENTITY e "<b>x</b>">', `<a>${'&e;'.repeat(50 * times)}</a>`),
  declarations: (times: number) => read('<!ENTITY e "x">'.repeat(50 * times), '<a>&e;</a>'),
};

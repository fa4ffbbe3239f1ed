import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestOf, type Timing } from './request.ts';

const origin = 'https://tools.example';
const timing = (name: string, rest: Partial<Timing> = {}): Timing => ({
  name,
  entryType: 'resource',
  initiatorType: 'other',
  encodedBodySize: 1000,
  transferSize: 1300,
  ...rest,
});
const own = { bytes: 1000, isFromDevice: false, isForeign: false };

test.each([
  [timing(`${origin}/settings`, { entryType: 'navigation', initiatorType: 'navigation' }), { ...own, kind: 'page' }],
  [timing(`${origin}/assets/react-1.js`, { initiatorType: 'script' }), { ...own, kind: 'script' }],
  [timing(`${origin}/assets/shell-1.css?v=1`, { initiatorType: 'link' }), { ...own, kind: 'style' }],
  [timing(`${origin}/favicon.svg`), { ...own, kind: 'picture' }],
  [timing(`${origin}/assets/packs/texts-de.bin`, { initiatorType: 'fetch' }), { ...own, kind: 'data' }],
  [timing(`${origin}/hash-text`, { initiatorType: 'fetch' }), { ...own, kind: 'data' }],
  [timing(`${origin}/a.toString`), { ...own, kind: 'other' }],
  [timing(`${origin}/react.js`, { transferSize: 0 }), { ...own, kind: 'script', isFromDevice: true }],
  [timing(`${origin}/react.js`, { transferSize: 0, encodedBodySize: 0 }), { ...own, kind: 'script', bytes: undefined }],
  [timing(`blob:${origin}/0-1`, { initiatorType: 'img' }), { ...own, kind: 'picture' }],
  [timing('data:image/png;base64,AA', { initiatorType: 'img' }), { ...own, kind: 'picture' }],
  // Another host, scheme, or port is foreign, and so are lookalikes.
  [timing('https://example.org/react.js'), { ...own, kind: 'script', isForeign: true }],
  [timing('http://tools.example/react.js'), { ...own, kind: 'script', isForeign: true }],
  [timing('https://tools.example:8443/react.js'), { ...own, kind: 'script', isForeign: true }],
  [timing('https://tools.example.evil.example/react.js'), { ...own, kind: 'script', isForeign: true }],
  [timing('https://tools.example@evil.example/react.js'), { ...own, kind: 'script', isForeign: true }],
  [timing('no address'), { ...own, kind: 'other', isForeign: true }],
])('converts %o', (given, expected) => expect(requestOf(given, origin)).toEqual({ address: given.name, ...expected }));

test('removes the fragment, which is not sent to the server', () =>
  expect(requestOf(timing(`${origin}/hash-text#text=my%20work#`), origin).address).toBe(`${origin}/hash-text`));

test('a request belongs to the site only if its origin matches', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.webPath().map((path) => origin + path),
      ),
      (name) => {
        const isOwn = name.startsWith(`${origin}/`) || name === origin || /^data:/i.test(name.trim());
        expect(requestOf(timing(name), origin).isForeign).toBe(!isOwn);
      },
    ),
  );
});

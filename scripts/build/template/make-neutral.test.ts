import { expect, test } from 'vitest';
import { renderedPath } from './make-neutral.ts';

test.each([
  ['index.html', ''],
  ['de/index.html', 'de'],
  ['de/hash-text/index.html', 'de/hash-text'],
  ['404.html', 'not/found'],
  ['__spa-fallback.html', undefined],
])('%s was rendered from the path %j', (file, path) => {
  expect(renderedPath(file)).toBe(path);
});

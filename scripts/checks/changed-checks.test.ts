import { expect, test } from 'vitest';
import { toolsToTry } from './changed-checks.ts';

test.each([
  ['a tool', ['src/tools/hash-text/run.ts', 'src/tools/hash-text/messages/de.json'], ['hash-text']],
  ['two tools and the guide', ['src/tools/bcrypt/view.tsx', 'src/tools/hash-text/run.ts', 'README.md'], ['bcrypt', 'hash-text']],
  ['nothing that a tool stands on', ['README.md', 'scripts/checks.ts', ''], []],
])('a change of %s selects the changed tools', (_what, changed, tried) => {
  expect(toolsToTry(changed)).toEqual(tried);
});

test.each(['src/core/result.ts', 'test/conformance/run.ts', 'src/pure/text/excerpt.ts'])(
  'a change of %s selects some tools of each kind',
  (file) => {
    expect(toolsToTry([file, 'src/tools/bcrypt/run.ts'])).toEqual(expect.arrayContaining(['bcrypt', 'hash-text', 'url-parser']));
  },
);

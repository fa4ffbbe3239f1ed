import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyFaults } from './policy-faults.ts';

const hash = `'sha256-${createHash('sha256').update('a()').digest('base64')}'`;
const page = (sources: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${sources}; img-src 'self'"><script>a()</script><script type="application/json" id="settings">{}</script><script src="/a.js"></script>`;

test('a page whose header and own policy are equal has no error', () => {
  const found = policyFaults(`script-src 'self' ${hash}; frame-ancestors 'none'`, page(`'self' ${hash}`));
  expect(found).toEqual([]);
});

// Negative fixtures for the test that visits every page.
test.each([
  ['another policy in the header', `script-src 'self' ${hash} 'sha256-x='`, `'self' ${hash}`, /^The header allows .*sha256-x/],
  ['any script', `script-src 'self' 'unsafe-inline' ${hash}`, `'self' 'unsafe-inline' ${hash}`, /^The header lets every/],
  ['a script that may not run', "script-src 'self'", "'self'", /^The header does not allow 'sha256-/],
  ['no policy', '', `'self' ${hash}`, /^The header allows /],
])('reports %s', (_what, header, own, sentence) => {
  expect(policyFaults(header, page(own)).join('\n')).toMatch(sentence);
});

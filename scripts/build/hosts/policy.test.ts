import { describe, expect, test } from 'vitest';
import { policyFaults } from './policy.ts';

const policyOf = (sources: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' ${sources}; style-src 'self' 'unsafe-inline'"/>`;
const noLookups = '<meta http-equiv="x-dns-prefetch-control" content="off"/>';
const page = (head: string, body = ''): string =>
  `<!DOCTYPE html><html lang="en"><head>${head}${noLookups}</head><body>${body}</body></html>`;

describe('the policy of a page', () => {
  const script = '<script>alert(1)</script>';
  const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"; // printf 'alert(1)' | openssl dgst -sha256 -binary | base64

  test('passes when it allows exactly the scripts of the page', () => expect(policyFaults(page(policyOf(hash), script))).toEqual([]));

  test.each([
    ['is missing', page('<title>a</title>')],
    ['stands behind something else', page(`<title>a</title>${policyOf(hash)}`, script)],
    ['does not know a script', page(policyOf(hash), `${script}<script>alert(2)</script>`)],
    ['knows a script that was changed', page(policyOf(hash), '<script>alert(3)</script>')],
    ['lets any script through', page(policyOf(`'unsafe-inline' ${hash}`), script)],
    ['meets a script in an attribute', page(policyOf(hash), `${script}<b onclick="alert(1)">b</b>`)],
  ])('fails when it %s', (_what, html) => expect(policyFaults(html)).not.toEqual([]));
});

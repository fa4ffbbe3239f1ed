import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foreignSources, parsePolicy } from './policy.ts';

const origin = 'https://tools.example';
const foreign = (policy: string): readonly string[] => foreignSources(parsePolicy(policy), origin);
const strict =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-abc='; img-src 'self' data: blob:; connect-src 'self'; base-uri 'self'; form-action 'none'";

describe('parsePolicy', () => {
  // CSP Level 3, section 2.2.1
  test.each([
    ["default-src 'none'", [{ name: 'default-src', sources: ["'none'"] }]],
    [
      " IMG-SRC  'self'\tdata: ;; upgrade-insecure-requests;",
      [
        { name: 'img-src', sources: ["'self'", 'data:'] },
        { name: 'upgrade-insecure-requests', sources: [] },
      ],
    ],
    ["img-src 'self'; img-src *", [{ name: 'img-src', sources: ["'self'"] }]],
    ['', []],
  ])('splits %j into its parts', (policy, expected) => expect(parsePolicy(policy)).toEqual(expected));
});

describe('foreignSources', () => {
  test.each([
    ['the policy of a page', strict, []],
    ['the site itself, by its address', `${strict}; worker-src ${origin}`, []],
    ['a host', strict.replace("connect-src 'self'", "connect-src 'self' https://plausible.io"), ['https://plausible.io']],
    ['the same host twice', `${strict}; worker-src cdn.example; font-src cdn.example`, ['cdn.example']],
    ['a scheme', `${strict}; media-src https:`, ['https:']],
    ['an unrestricted default source', "default-src *; base-uri 'self'; form-action 'none'", ['*']],
    ['a missing form-action', "default-src 'none'; base-uri 'none'", ['*']],
    ['an empty policy', '', ['*']],
    ['a report address', `${strict}; report-uri https://reports.example/csp`, ['https://reports.example/csp']],
    [
      'directives that do not control requests',
      `${strict}; sandbox allow-scripts; trusted-types dompurify; frame-ancestors https://portal.example`,
      [],
    ],
  ])('of %s', (_what, policy, expected) => expect(foreign(policy)).toEqual(expected));

  test('reports a policy as open if any of its sources is', () => {
    const name = fc.constantFrom('connect-src', 'img-src', 'script-src', 'frame-src', 'worker-src', 'form-action');
    const source = fc.constantFrom(
      "'self'",
      "'none'",
      'data:',
      'blob:',
      "'nonce-x'",
      origin,
      'https:',
      '*',
      'http://tools.example',
      'wss://tools.example',
    );
    const directive = fc.tuple(name, fc.array(source, { minLength: 1, maxLength: 4 }));
    fc.assert(
      fc.property(fc.uniqueArray(directive, { selector: ([each]) => each }), (directives) => {
        const parts = directives.map(([each, sources]) => [each, ...sources].join(' '));
        const isOpen = directives.some(([, sources]) => sources.some((each) => /^(?:https:|\*|http:|wss:)/.test(each) && each !== origin));
        const policy = ["default-src 'none'", "base-uri 'none'", ...parts, "form-action 'none'"].join('; ');
        expect(foreign(policy).length > 0).toBe(isOpen);
      }),
    );
  });
});

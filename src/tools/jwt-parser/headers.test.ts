import * as fc from 'fast-check';
import { base64url } from 'jose';
import { describe, expect, test } from 'vitest';
import { registeredHeaderParameters } from './registered-names.ts';
import { rfcTokens } from './rfc-tokens.ts';
import { run } from './run.ts';

const context = { now: () => new Date('2026-03-01T12:00:00Z'), timeZone: 'UTC', subtle: crypto.subtle };

const wrongTypes = ['null', 'true', '0', '-1e999', '""', '[]', '{}', '["b64"]', '{"toString":null,"valueOf":null}', '"__proto__"'];
const keys = ['secret', JSON.stringify(rfcTokens.A2.key), JSON.stringify({ keys: Object.values(rfcTokens).map(({ key }) => key) })];

const results = async (token: string, key: string) => [
  run.decode({ token }, context),
  await run.verify({ token, key, secretEncoding: 'text' }, context),
];

describe('any header', () => {
  test.each([...registeredHeaderParameters])('is handled with a parameter %s of a wrong type', async (name) => {
    for (const value of wrongTypes) {
      const header = base64url.encode(`{"alg":"HS256","enc":"A128GCM",${JSON.stringify(name)}:${value}}`);
      for (const token of [`${header}.e30.AAAA`, `${header}..`, `${header}.a.a.a.a`]) {
        for (const key of keys) expect(await results(token, key)).toEqual([expect.anything(), expect.anything()]);
      }
    }
  });

  test('is handled with any content and any other parts', async () => {
    const names = fc.constantFrom<string>(...registeredHeaderParameters, '__proto__', 'constructor');
    const values = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('HS256', 'RS256', 'ES256', 'EdDSA', 'none', 'b64', false),
      fc.constant(['b64']),
    );
    const headers = fc.oneof(
      fc.string(),
      fc.json(),
      fc.dictionary(names, values).map((header) => JSON.stringify(header)),
    );
    const parts = fc.array(fc.oneof(fc.string(), fc.base64String()), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(headers, parts, fc.oneof(fc.string(), fc.constantFrom(...keys)), async (header, following, key) => {
        const [decoded, verified] = await results([base64url.encode(header), ...following].join('.'), key);
        expect([decoded?.ok, verified?.ok]).toEqual([expect.any(Boolean), expect.any(Boolean)]);
      }),
    );
  });
});

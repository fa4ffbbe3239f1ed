import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonNode } from '#pure/notation/json/nodes/json-node.ts';
import { describeClaims, timeStatusOf } from './claims.ts';
import { readJsonPart } from './read-json-part.ts';
import english from './messages/en.json' with { type: 'json' };
import { registeredClaims, registeredHeaderParameters } from './registered-names.ts';

const now = new Date('2026-03-01T12:00:00Z');
const clock = { now, timeZone: 'Europe/Paris' };

function json(text: string): JsonNode {
  const part = readJsonPart(text);
  if (!part.ok) throw new Error(`${text} is not JSON.`);
  return part.value.json;
}

describe('timeStatusOf', () => {
  test.each([
    ['{"exp":1300819380}', 'expired', '2011-03-22 18:43:00 UTC'], // RFC 7515, appendix A.1
    ['{"exp":1300819380.9}', 'expired', '2011-03-22 18:43:00 UTC'],
    ['{"exp":1893456000}', 'valid', '2030-01-01 00:00:00 UTC'],
    ['{"nbf":1893456000}', 'notYet', '2030-01-01 00:00:00 UTC'],
    ['{"nbf":1893456000,"exp":1300819380}', 'notYet', '2030-01-01 00:00:00 UTC'],
    ['{"exp":1893456000000}', 'valid', '2030-01-01 00:00:00 UTC'],
    ['{"exp":99999999999}', 'valid', '5138-11-16 09:46:39 UTC'],
    ['{"exp":100000000000}', 'expired', '1973-03-03 09:46:40 UTC'],
  ])('for %s returns: %s %s', (payload, kind, time) => {
    expect(timeStatusOf(json(payload), now)).toEqual({ kind, time });
  });

  test.each(['{}', '{"nbf":1300819380}', '{"iat":"now"}', '{"Exp":1300819380}'])('finds no expiration time in %s', (payload) => {
    expect(timeStatusOf(json(payload), now)).toEqual({ kind: 'noExpiration' });
  });

  // RFC 7519, sections 4.1.4 and 4.1.5: the value "MUST be a number".
  test.each([
    ['{"exp":"1300819380"}', 'notANumber', 'exp'],
    ['{"exp":null}', 'notANumber', 'exp'],
    ['{"exp":[1300819380],"nbf":1300819380}', 'notANumber', 'exp'],
    ['{"nbf":{},"exp":1300819380}', 'notANumber', 'nbf'],
    ['{"nbf":false,"exp":"x"}', 'notANumber', 'nbf'],
    ['{"exp":1e300}', 'outOfRange', 'exp'],
    ['{"nbf":-1e300,"exp":1300819380}', 'outOfRange', 'nbf'],
  ])('for %s reports: %s %s', (payload, kind, claim) => {
    expect(timeStatusOf(json(payload), now)).toEqual({ kind, claim });
  });

  // RFC 7519, section 4.1.4: a token must not be accepted "on or after" its expiration time; section 4.1.5: nor "before" its `nbf`.
  test('treats the exact expiration time as expired, and the exact start as valid', () => {
    const seconds = now.getTime() / 1000;
    expect(timeStatusOf(json(`{"exp":${seconds}}`), now).kind).toBe('expired');
    expect(timeStatusOf(json(`{"exp":${seconds + 0.001}}`), now).kind).toBe('valid');
    expect(timeStatusOf(json(`{"nbf":${seconds}}`), now).kind).toBe('noExpiration');
    expect(timeStatusOf(json(`{"nbf":${seconds + 0.001}}`), now).kind).toBe('notYet');
  });
});

describe('describeClaims', () => {
  test('explains registered claims only, in the order of the token', () => {
    expect(describeClaims(json('{"2":[1.0],"sub":"a","1":{"b":"c"},"http://example.com/is_root":true}'), clock)).toEqual([
      { name: '2', value: '[1.0]', meaning: undefined, time: undefined },
      { name: 'sub', value: 'a', meaning: 'sub', time: undefined },
      { name: '1', value: '{"b":"c"}', meaning: undefined, time: undefined },
      { name: 'http://example.com/is_root', value: 'true', meaning: undefined, time: undefined },
    ]);
  });

  test('returns the times of a claim in UTC, in the time zone and from now', () => {
    expect(describeClaims(json('{"exp":1300819380.9}'), clock)).toEqual([
      {
        name: 'exp',
        value: '1300819380.9',
        meaning: 'exp',
        time: {
          utc: '2011-03-22 18:43:00 UTC',
          local: '2011-03-22 19:43:00 +01:00',
          secondsFromNow: 1_300_819_380 - now.getTime() / 1000,
          looksLikeMilliseconds: false,
        },
      },
    ]);
  });

  test.each(['exp', 'nbf', 'iat', 'auth_time', 'updated_at'])('reads %s as a time, also in milliseconds', (name) => {
    expect(describeClaims(json(`{"${name}":1300819380123}`), clock)[0]?.time).toMatchObject({
      utc: '2011-03-22 18:43:00 UTC',
      looksLikeMilliseconds: true,
    });
  });

  test.each(['{"toe":1300819380}', '{"x":"1300819380"}'])('finds no time in %s', (payload) => {
    expect(describeClaims(json(payload), clock)[0]?.time).toBeUndefined();
  });

  test.each([
    ['{"exp":"1300819380"}', 'notANumber'],
    ['{"iat":[1]}', 'notANumber'],
    ['{"auth_time":null}', 'notANumber'],
    ['{"updated_at":"2011-03-22"}', 'notANumber'],
    ['{"nbf":1e300}', 'outOfRange'],
  ])('reports why %s is not a time: %s', (payload, reason) => {
    expect(describeClaims(json(payload), clock)[0]?.time).toBe(reason);
  });

  test('returns a result for any JSON', () => {
    const times = fc.dictionary(fc.constantFrom('exp', 'nbf', 'iat'), fc.jsonValue());
    fc.assert(
      fc.property(fc.oneof(times, fc.jsonValue()), (value) => {
        const payload = json(JSON.stringify(value));
        expect(describeClaims(payload, clock)).toHaveLength(
          typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value).length : 0,
        );
        expect(timeStatusOf(payload, now)).toHaveProperty('kind');
      }),
    );
  });
});

describe('the registered names', () => {
  test('are all explained, without extra explanations', () => {
    expect(Object.keys(english.reference.claims)).toEqual([...registeredClaims]);
    expect(Object.keys(english.reference.headerParameters).toSorted()).toEqual([...registeredHeaderParameters].toSorted());
  });
});

import { describe, expect, test } from 'vitest';
import { eventAddress, eventBody, skipReason } from './analytics-event.ts';

const page = { url: 'https://tools.example.org/hash-text', referrer: 'https://example.org/', width: 1440 };

describe('eventBody', () => {
  test('has the fields of the events API (https://plausible.io/docs/events-api)', () => {
    expect(JSON.parse(eventBody('pageview', page, 'tools.example.org'))).toEqual({
      n: 'pageview',
      u: 'https://tools.example.org/hash-text',
      d: 'tools.example.org',
      r: 'https://example.org/',
      w: 1440,
      h: 0,
    });
  });

  test('encodes properties as a JSON string', () => {
    const body = JSON.parse(eventBody('Outbound Link: Click', page, 'd', { url: 'https://example.org/x' })) as { p: string };
    expect(JSON.parse(body.p)).toEqual({ url: 'https://example.org/x' });
  });

  test('removes the fragment, which may contain the visitor’s input', () => {
    expect(eventBody('pageview', { ...page, url: `${page.url}#text=secret\nmore` }, 'd')).not.toContain('secret');
  });
});

test.each(['https://plausible.example.org', 'https://plausible.example.org/'])('events for %s are sent to /api/event', (apiHost) => {
  expect(eventAddress({ apiHost })).toBe('https://plausible.example.org/api/event');
});

test.each([
  ['http://localhost:4173', false, undefined, true],
  ['http://127.0.0.1:4173', false, undefined, true],
  ['file:///index.html', false, undefined, true],
  ['http://localhost:4173', true, undefined, false],
  ['https://tools.example.org', false, undefined, false],
  ['https://tools.example.org', false, 'true', true],
  ['https://tools.example.org', true, 'true', true],
  ['https://tools.example.org', false, 'yes', false],
  ['https://localhost.example.org', false, undefined, false],
])('at %s (localhost allowed: %j, plausible_ignore: %j) events are skipped: %j', (address, trackLocalhost, flag, isSkipped) => {
  expect(skipReason(new URL(address), { trackLocalhost }, flag) !== undefined).toBe(isSkipped);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { countPackedRows, packedRowAt } from '#pure/transfer/packed-rows.ts';
import { declaration } from './declare.ts';
import { fromCells, type ListedAgent } from './listed-agent.ts';
import { parseUserAgent } from './parse-user-agent.ts';
import { parse } from './run.ts';

const context = { progress: () => undefined };

function listed(userAgents: string): readonly ListedAgent[] {
  const result = parse({ userAgents }, context);
  if (!result.ok || !result.value || !('list' in result.value)) throw new Error('This is no list.');
  const { list } = result.value;
  return Array.from({ length: countPackedRows(list) }, (_, index) => fromCells(packedRowAt(list, index) ?? []));
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const IPHONE_26 =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const CHROME_ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';
const EDGE_95 =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/95.0.4638.54 Safari/537.36 Edg/95.0.1020.30';

describe('parseUserAgent', () => {
  test('reads the complete sample', () => {
    expect(parseUserAgent(declaration.inputs.userAgents.sample ?? '')).toEqual({
      browser: 'Chrome',
      browserVersion: '128.0.0.0',
      engine: 'Blink',
      engineVersion: '128.0.0.0',
      os: 'Windows',
      osVersion: '10',
      deviceType: 'desktop',
      deviceVendor: '',
      deviceModel: '',
      cpu: 'amd64',
      isBot: false,
      frozen: ['windows10', 'majorVersion'],
    });
  });

  // The strings are from MDN, “User-Agent header”, Chromium, “User-Agent Reduction”, and the vendors' own pages.
  test.each<[string, Partial<ReturnType<typeof parseUserAgent>>]>([
    [FIREFOX, { browser: 'Firefox', engine: 'Gecko', os: 'Linux', osVersion: '', deviceType: 'desktop', cpu: 'amd64', isBot: false }],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 13_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Mobile/15E148 Safari/604.1',
      { browser: 'Mobile Safari', os: 'iOS', osVersion: '13.5.1', deviceType: 'mobile', deviceVendor: 'Apple', deviceModel: 'iPhone' },
    ],
    [
      'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
      { browser: 'IE', browserVersion: '11.0', engine: 'Trident', osVersion: '7', frozen: [] },
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Mobile/15E148 Safari/604.1',
      { deviceType: 'tablet', deviceModel: 'iPad' },
    ],
    [
      'Mozilla/5.0 (PlayStation; PlayStation 5/2.26) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 Safari/605.1.15',
      { deviceType: 'console' },
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.90 Safari/537.36',
      { os: 'Chromium OS', deviceType: 'desktop', frozen: [] },
    ],
    [
      'Mozilla/5.0 (X11; Linux aarch64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36 Edg/145.0.0.0',
      { os: 'Linux', osVersion: '', cpu: 'arm64', deviceType: 'desktop' },
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', { os: 'Linux', osVersion: '', cpu: 'amd64' }],
    ['Mozilla/5.0 (X11; OpenBSD amd64; rv:140.0) Gecko/20100101 Firefox/140.0', { os: 'OpenBSD', osVersion: '' }],
    ['curl/8.5.0', { browser: '', deviceType: '', isBot: true, frozen: [] }],
    ['python-requests/2.31.0', { isBot: true }],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', { isBot: true, deviceType: '' }],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
      { isBot: true, deviceType: '', os: 'Windows' },
    ],
  ])('reads %s', (text, expected) => {
    expect(parseUserAgent(text)).toMatchObject(expected);
  });

  test.each([
    [EDGE_95, ['windows10']],
    [EDGE_95.replace('Chrome/95', 'Chrome/94'), []],
    [EDGE_95.replace('10.0', '6.3'), []],
    [FIREFOX.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64'), ['windows10']], // matomo-org/matomo#21757
    [FIREFOX.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64').replaceAll('128.0', '91.0'), []],
    [FIREFOX.replace('X11; Linux x86_64', 'Macintosh; Intel Mac OS X 10.15'), ['macOs1015']], // nielsbasjes/yauaa#371
    [FIREFOX.replace('X11; Linux x86_64', 'Macintosh; Intel Mac OS X 10.14'), []],
    [SAFARI, ['macOs1015']],
    [SAFARI.replace('10_15_7', '10_15_6'), []],
    // WebKit has kept the iOS version at 18 since Safari 26.
    [IPHONE_26, ['ios18']],
    [IPHONE_26.replace('18_6', '18_3'), ['ios18']],
    [IPHONE_26.replace('Version/26.0', 'Version/18.6'), ['ios18']],
    [IPHONE_26.replace('18_6', '18_5').replace('Version/26.0', 'Version/18.5'), []],
    [CHROME_ANDROID, ['androidK', 'majorVersion']],
    [CHROME_ANDROID.replace('K)', 'Pixel 3)'), ['majorVersion']],
    [CHROME_ANDROID.replace('Android 10', 'Android 11'), ['majorVersion']],
    [CHROME_ANDROID.replace('124.0.0.0', '100.0.0.0'), ['androidK']],
    [CHROME_ANDROID.replace('124.0.0.0', '101.0.0.0'), ['androidK', 'majorVersion']],
    [CHROME_ANDROID.replace('124.0.0.0', '124.0.6367.54'), ['androidK']],
  ])('reports frozen parts of %s', (text, frozen) => {
    expect(parseUserAgent(text).frozen).toEqual(frozen);
  });
});

describe('parse', () => {
  test('shows one line without its surrounding white space', () => {
    expect(parse({ userAgents: `\n  ${FIREFOX}\t\n\n` }, context)).toEqual(ok({ single: parseUserAgent(FIREFOX) }));
  });

  test('lists several with their line numbers', () => {
    const list = listed(`curl/8.5.0\r\n\n ${FIREFOX}\rcurl/8.5.0`);
    expect(list.map(({ line, text, isBot }) => [line, text, isBot])).toEqual([
      [1, 'curl/8.5.0', true],
      [3, FIREFOX, false],
      [4, 'curl/8.5.0', true],
    ]);
  });

  test.each(['', ' \n\t\r\n'])('returns nothing for %j', (userAgents) => {
    expect(parse({ userAgents }, context)).toEqual(ok(null));
  });

  test('reports progress', () => {
    const shares: number[] = [];
    parse({ userAgents: 'a\n'.repeat(1500) }, { progress: (share) => shares.push(share) });
    expect(shares).toEqual([0, 1 / 3, 2 / 3]);
  });

  test('returns the same for a line in a list as for that line alone', () => {
    const line = fc.oneof(
      fc.constantFrom(FIREFOX, CHROME_ANDROID, SAFARI, EDGE_95, 'curl/8.5.0', 'toString', '__proto__'),
      fc.string({ unit: 'binary' }).map((text) => `x${text.replaceAll(/[\r\n]/g, '')}x`),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 6 }), (lines) => {
        const list = listed(lines.join('\n'));
        expect(list).toHaveLength(lines.length);
        for (const [index, text] of lines.entries()) {
          const { frozen: _, ...alone } = parseUserAgent(text);
          expect(list[index]).toEqual({ ...alone, line: index + 1, text });
        }
      }),
    );
  });
});

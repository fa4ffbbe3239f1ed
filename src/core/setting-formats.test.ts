import { describe, expect, test } from 'vitest';
import { address, basePath, boolean, type Format, names, oneOf, shortName, wholeNumber } from './setting-formats.ts';

const theme = oneOf(['auto', 'light', 'dark']);
const port = wholeNumber(1, 65_535);

describe('a text of a variable or an option', () => {
  test.each<readonly [Format<unknown>, string, unknown]>([
    [basePath, '/', '/'],
    [basePath, '/a/B_1.~-/', '/a/B_1.~-/'],
    [basePath, '/.well-known/..a/', '/.well-known/..a/'],
    [address, '', ''],
    [address, 'http://a', 'http://a'],
    [address, 'https://[::1]:8443/a?b=c&d#e', 'https://[::1]:8443/a?b=c&d#e'],
    [shortName, 'Werkzeuge & “mehr”', 'Werkzeuge & “mehr”'],
    [shortName, '💡'.repeat(60), '💡'.repeat(60)],
    [boolean, 'TRUE', true],
    [boolean, 'false', false],
    [names, 'a, b\tc,,d\n', ['a', 'b', 'c', 'd']],
    [names, '', []],
    [theme, 'dark', 'dark'],
    [port, '1', 1],
    [port, '65535', 65_535],
  ])('is valid for the format (%o): %j', (format, source, value) => expect(format.parse(source)).toEqual(value));

  test.each<readonly [Format<unknown>, string]>([
    ...['', 'a', '/a', 'a/', '//', '//a/', '/a//b/', '/./', '/a/../', '/ä/', '/a b/', '/a?/', '/a#/', '/%61/', '/a/\n', '\\a\\'].map(
      (source) => [basePath, source] as const,
    ),
    ...[' ', 'example.org', '//example.org', 'https://', 'https:///a', 'https://a b', 'ftp://a', 'HTTPS ://a', 'javascript:alert(1)'].map(
      (source) => [address, source] as const,
    ),
    ...['', ' ', '\u00A0', 'a\nb', 'a\u2028b', 'a\0', 'x'.repeat(61)].map((source) => [shortName, source] as const),
    ...['', '1', 'yes', ' true', 'truefalse', 'constructor'].map((source) => [boolean, source] as const),
    ...['', 'Dark', 'dark '].map((source) => [theme, source] as const),
    ...['', '0', '65536', '-1', '8080.0', '1e3', '0x1F90', ' 80', '٨٠'].map((source) => [port, source] as const),
  ])('is invalid for the format (%o): %j', (format, source) => expect(format.parse(source)).toBeUndefined());
});

describe('a JSON value', () => {
  test.each<readonly [Format<unknown>, unknown, unknown]>([
    [basePath, '/a/', '/a/'],
    [boolean, true, true],
    [names, [], []],
    [names, ['a', 5], ['a', 5]],
    [theme, 'auto', 'auto'],
    [port, 8080, 8080],
  ])('is valid for the format (%o): %j', (format, given, value) => expect(format.take?.(given)).toEqual(value));

  test.each<readonly [Format<unknown>, unknown]>([
    [basePath, 5],
    [basePath, null],
    [address, ['https://a']],
    [shortName, { length: 3 }],
    [boolean, 'true'],
    [boolean, 1],
    [names, 'a,b'],
    [names, { 0: 'a', length: 1 }],
    [theme, ['auto']],
    [port, '8080'],
    [port, 80.5],
    [port, 0],
  ])('is invalid for the format (%o): %j', (format, given) => expect(format.take?.(given)).toBeUndefined());
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { declaration, topLevelTypes } from './declare.ts';
import { mimeTypes } from './mime-type.ts';
import { findMimeTypes } from './run.ts';

const defaults = initialValues(declaration.options);
const find = (search: string, options: Partial<typeof defaults> = {}) => findMimeTypes({ search, ...defaults, ...options });

const typesOf = (...[search, options]: Parameters<typeof find>) => find(search, options).types.map(({ type }) => type);

describe('the preferred type', () => {
  // The README of mime-types 3, `lookup` and `contentType`; RFC 9239, section 6, for JavaScript; RFC 8259, section 11, for JSON.
  test.each([
    ['index.html', 'text/html', 'text/html; charset=utf-8'],
    ['.js', 'text/javascript', 'text/javascript; charset=utf-8'],
    ['folder/file.js', 'text/javascript', 'text/javascript; charset=utf-8'],
    ['C:\\docs\\file.MD', 'text/markdown', 'text/markdown; charset=utf-8'],
    [' json ', 'application/json', 'application/json'],
    ['.bashrc.html', 'text/html', 'text/html; charset=utf-8'],
    ['image/SVG+xml', 'image/svg+xml', 'image/svg+xml'],
    ['a/b/x.jpeg', 'image/jpeg', 'image/jpeg'],
    ['text/html; charset=utf-8', 'text/html', 'text/html; charset=utf-8'],
    ['Content-Type: application/json; charset=utf-8', 'application/json', 'application/json'],
    ['"content-type": "application/json",', 'application/json', 'application/json'],
    ['https://example.com/a/b.css?x=1#y', 'text/css', 'text/css; charset=utf-8'],
    ['app.js?v=3', 'text/javascript', 'text/javascript; charset=utf-8'],
    ['image/jpg', 'image/jpeg', 'image/jpeg'], // not a registered type, but a common mistake
  ])('of %j is %s', (search, preferred, contentType) => {
    expect(find(search)).toMatchObject({ preferred, contentType });
  });

  test.each(['zzz', 'image/svg', 'text/', 'file.', ''])('of %j is undefined', (search) => {
    expect(find(search)).toMatchObject({ preferred: undefined, contentType: undefined });
  });

  test('ignores the filters', () => {
    expect(find('index.html', { topLevelType: 'image' })).toMatchObject({ preferred: 'text/html' });
  });

  test('is application/octet-stream only if there is no other', () => {
    expect([find('bin').preferred, find('exe').preferred === 'application/octet-stream']).toEqual(['application/octet-stream', false]);
    expect(typesOf('exe').indexOf('application/octet-stream')).toBe(2); // after application/x-msdos-program and x-msdownload
  });
});

describe('the types', () => {
  // mime-db 1.54.0, counted with jq.
  test.each([
    [{}, 1015],
    [{ withExtensions: false }, 2522],
    [{ topLevelType: 'font', withExtensions: false }, 6],
  ] as const)('include all for an empty search with %j', (options, shown) => {
    const types = typesOf('', options);
    expect([types.length, find('', options).total]).toEqual([shown, 2522]);
    expect(types).toEqual(types.toSorted());
  });

  test('for an extension start with those that list it, the best first', () => {
    expect(typesOf('.js').slice(0, 2)).toEqual(['text/javascript', 'application/javascript']);
  });

  test('for an extension end with similar ones in alphabetical order', () => {
    const [first, ...others] = typesOf('htm');
    expect(first).toBe('text/html');
    expect(others).toEqual(others.toSorted());
    expect(others).toContain('application/xhtml+xml');
  });

  test('for a type search start with the type itself', () => {
    expect(typesOf('image/svg+xml')).toEqual(['image/svg+xml']);
    const jp2 = typesOf('image/jp', { withExtensions: false });
    expect(jp2).toEqual(jp2.toSorted());
    expect(typesOf('audio/mp4', { withExtensions: false })[0]).toBe('audio/mp4');
  });

  test.each(['zzz', 'text/zzz'])('for %j are empty', (search) => {
    expect(typesOf(search)).toEqual([]);
  });

  test('include exactly the matching ones, once', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ajmpstx4+-.'), minLength: 1, maxLength: 4 }), (search) => {
        const extension = search.slice(search.lastIndexOf('.') + 1);
        const isFit = ({ type, extensions }: (typeof mimeTypes)[number]) =>
          type.includes(extension) || extensions.some((known) => known.startsWith(extension));
        const fitting = mimeTypes.filter(isFit).map(({ type }) => type);
        expect(typesOf(search, { withExtensions: false }).toSorted()).toEqual(fitting);
      }),
    );
  });
});

test('every top-level type of the data is an option', () => {
  expect(new Set(mimeTypes.map(({ type }) => type.slice(0, type.indexOf('/'))))).toEqual(new Set(topLevelTypes));
});

import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { format, type SqlLanguage, supportedDialects } from 'sql-formatter';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '#test/support/runs.ts';
import type { CompiledGrammar } from './grammar.ts';
import earley from './parser.ts';

// When imported, sql-formatter uses this parser, as in the build. When required, it uses nearley.
const { format: formatWithNearley } = createRequire(import.meta.url)('sql-formatter') as typeof import('sql-formatter');

const tokensOf = (text: string) => text.split(' ').map((word) => ({ type: /^\w/.test(word) ? 'WORD' : 'MARK', text: word }));

function parse(grammar: CompiledGrammar, text: string): readonly unknown[] {
  const tokens = tokensOf(text);
  const lexer = {
    reset: () => undefined,
    next: () => tokens.shift(),
    formatError: (token: { readonly text: string }) => `stopped at ${token.text}`,
  };
  return new earley.Parser(earley.Grammar.fromCompiled(grammar), { lexer }).feed(text).results;
}

const word = { type: 'WORD' };
const list: CompiledGrammar = {
  ParserStart: 'list',
  ParserRules: [
    { name: 'list', symbols: [{ literal: '(' }, 'members', 'end'], postprocess: ([, members]) => members },
    { name: 'members', symbols: [], postprocess: () => [] },
    { name: 'members', symbols: ['members', 'member'], postprocess: ([members, member]) => [...(members as unknown[]), member] },
    { name: 'member', symbols: [word], postprocess: ([token]) => (token as { readonly text: string }).text },
    { name: 'member', symbols: ['list'], postprocess: ([inner]) => inner },
    { name: 'end', symbols: ['nothing', { literal: ')' }] },
    { name: 'nothing', symbols: [] },
  ],
};
const sum: CompiledGrammar = {
  ParserStart: 'sum',
  ParserRules: [
    { name: 'sum', symbols: ['sum', { literal: '+' }, 'sum'] },
    { name: 'sum', symbols: [word] },
  ],
};

describe('Parser', () => {
  test.each([
    ['( )', []],
    ['( a b )', ['a', 'b']],
    ['( a ( ( b ) ) c )', ['a', [['b']], 'c']],
  ])('reads %j', (text, value) => expect(parse(list, text)).toEqual([value]));

  test.each([
    [') a', ')'],
    ['( a + b )', '+'],
    ['( a ) )', ')'],
  ])('stops in %j at %j', (text, token) => expect(() => parse(list, text)).toThrow(`stopped at ${token}`));

  test('returns every way to read an ambiguous text, as many as there are binary trees (Catalan numbers, OEIS A000108)', () => {
    expect(['a', 'a + b', 'a + b + c', 'a + b + c + d', 'a + b + c + d + e'].map((text) => parse(sum, text).length)).toEqual([
      1, 1, 2, 5, 14,
    ]);
  });

  test('returns nothing for a text that ends too early', () => expect(parse(list, '( a')).toEqual([]));
});

test('the parser replaces nearley in tests, as in the build', () => {
  const feed = vi.spyOn(earley.Parser.prototype, 'feed');
  formatWithNearley('select 1');
  expect(feed).not.toHaveBeenCalled();
  format('select 1');
  expect(feed).toHaveBeenCalled();
  feed.mockRestore();
});

/** The formatted text or the first line of the error, because the rest is nearley's dump. */
function attempt(formatter: typeof format, text: string, language: string): string {
  try {
    return formatter(text, { language: language as SqlLanguage }); // from the list of languages
  } catch (error) {
    return `refused: ${/^.*/.exec(String(error))?.[0]}`;
  }
}

const part = fc.constantFrom(
  ...'select insert into,update,delete from,values,from,where,set,limit,group by,join,on,and,or,between,case,when,then,else,end,as,union all'.split(
    ',',
  ),
  ..."a b.c b.* * , , ( ) ( ) [ ] { } + - < = :: . ; 1 x' 's' \"q\" f( count( int varchar(10) array<int> @v :p ? $1 not in is null".split(
    ' ',
  ),
  '-- c\n',
  '/* c */',
  '# c\n',
  'a[1]',
  '(a, b)',
  '(select a from b)',
  'case a when 1 then b else c end',
  'a between 1 and 2',
  'limit 1, 2',
);

test.each(supportedDialects)('sql-formatter produces the same result for any text as with nearley, in %s', (language) => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join(' ');
      expect(attempt(format, text, language)).toBe(attempt(formatWithNearley, text, language));
    }),
    { numRuns: runs(60) },
  );
});

/** A nesting depth that exceeds any call stack. */
const DEEP = 20_000;

const nested = (opening: string, middle = '', closing = ''): string => opening.repeat(DEEP) + middle + closing.repeat(DEEP);

/** Texts in which each name expands to ten of the previous one, like the “billion laughs” attack. */
const laughs = (first: string, next: (index: number) => string): string =>
  [first, ...Array.from({ length: 9 }, (_, index) => next(index + 1))].join('\n');

/** Texts that are designed to break a parser, by kind of attack. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'JSON lists without an end': nested('['),
  'deep JSON lists': nested('[', '', ']'),
  'deep JSON objects': nested('{"a":', '1', '}'),
  'deep YAML lists': nested('- '),
  'deep XML': nested('<a>', '', '</a>'),
  'deep parentheses': nested('(', '1', ')'),
  'deep quotes of Markdown': nested('>'),
  'deep labels of a host': nested('a.'),
  'signs without an end': nested('-', '1'),
  'a number that overflows': '1e400',
  'a number that underflows': '-1e-9999999999',
  'a number of 10,000 digits': '9'.repeat(10_000),
  'numbers that are none': 'NaN Infinity -Infinity -0 0x 1e 1_ ٣ ９',
  'the prototype in JSON': '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  'the prototype in YAML': '__proto__:\n  polluted: 1\nconstructor:\n  prototype: {polluted: 1}\n<<: {__proto__: {polluted: 1}}',
  'the prototype in TOML': '[__proto__]\npolluted = 1\n[constructor.prototype]\npolluted = 1',
  'the prototype in XML': '<__proto__ __proto__="1"><polluted>1</polluted><constructor><prototype polluted="1"/></constructor></__proto__>',
  'the prototype in an address': 'https://a/__proto__?__proto__[polluted]=1&constructor.prototype.polluted=1#__proto__',
  'the prototype in a command': 'docker run --label __proto__=1 --sysctl constructor=1 -e __proto__ __proto__',
  'names of members of every object': '__proto__ constructor toString hasOwnProperty valueOf __defineGetter__',
  'one of these names': '__proto__',
  'another of them': 'constructor',
  'nothing where something is wanted': '{"alg":null,"a":null}',
  null: 'null',
  'lists of nothing': '[null,[null],{}]\n[[]]',
  'a token with a header of nothing': 'bnVsbA.bnVsbA.bnVsbA',
  'an encrypted token without an algorithm': 'eyJhbGciOm51bGx9.a.a.a.a',
  'entities of XML that grow': `<!DOCTYPE a [\n${laughs('<!ENTITY l0 "ha">', (index) => `<!ENTITY l${index} "${`&l${index - 1};`.repeat(10)}">`)}\n]><a>&l9;</a>`,
  'anchors of YAML that grow': laughs('l0: &l0 [ha]', (index) => `l${index}: &l${index} [${`*l${index - 1},`.repeat(10)}]`),
  'an anchor within itself': '&a [*a, {*a : *a}]',
  'a half of a character': '\ud800',
  'halves in the wrong order': '"\udc00\ud800": "\udfff"',
  'a NUL': '\0',
  'NULs among others': 'a\0b: "\0"\n\0',
  'byte order marks': '\ufeff\ufeff{"\ufeff": 1}\ufffe',
  'marks that turn text around': '\u202eabc\u2066\u200f("\u2069")',
  'a mountain of accents': `a${'\u0301'.repeat(10_000)}`,
  'a family of thousands': '👩‍'.repeat(5000),
  'a long line': 'lorem '.repeat(20_000),
  'a long word': 'x'.repeat(50_000),
  'many lines': '\r\n\r\u2028\u2029\n'.repeat(10_000),
  'escapes without an end': '%E0%A4%A %00 %u %ZZ &#x110000; &#xD800; \\u{110000} \\x \\ud800 \\',
  'an address of code': 'javascript:alert(1)',
  'an address of nothing': 'https://:0@[::1%25]:99999//..//%2e?&=&#',
  'data of nothing': 'data:;base64,=',
  markup: '"><img src=x onerror=alert(1)><svg/onload=alert(1)>{{constructor.constructor("alert(1)")()}}${7*7}',
  'cells of a formula': "=cmd|' /C calc'!A0\t@SUM(1)\n+1\n-1",
  'an invalid time': '9999999999999999999-99-99T99:99:99.999999999999Z[Nowhere/None]',
};

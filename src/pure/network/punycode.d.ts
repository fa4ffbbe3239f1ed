// The package has no types. Its own file is named, since `punycode` alone is a module of Node, too.
declare module 'punycode/punycode.es6.js' {
  /** The text that a label stands for, given without its `xn--`: RFC 3492, section 6.2. Throws a RangeError for what is none. */
  export const decode: (label: string) => string;
}

// The package has no types. The path names its file, because `punycode` alone is also a Node module.
declare module 'punycode/punycode.es6.js' {
  /** Decodes a label without its `xn--` prefix (RFC 3492, section 6.2). Throws a RangeError if it is invalid. */
  export const decode: (label: string) => string;
}

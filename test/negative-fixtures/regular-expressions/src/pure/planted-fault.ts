const SPACE = String.raw`[ \t]`;

export const patterns = [
  /^\*+$/,
  /\*+$/,
  /(?:^|\s)#.*$/,
  /(?<!-)\w+!/,
  new RegExp(`${SPACE}+;`),
  /^(?:a|a)+b/,
  /\s+$/, // bounded: at most 300 characters
  /\d+x/, // bounded: at most 30,000 characters
  /\d+y/, // bounded: by the caller
];

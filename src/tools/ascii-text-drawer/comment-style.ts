export const commentStyles = ['none', 'slashes', 'hash', 'dashes', 'semicolon', 'block', 'html', 'docstring', 'echo'] as const;

export type CommentStyle = (typeof commentStyles)[number];

const prefixed =
  (mark: string) =>
  (lines: readonly string[]): readonly string[] =>
    lines.map((line) => (line === '' ? mark : `${mark} ${line}`));

/** Inserts a space into each closing delimiter in the art, so that it does not end the comment. */
const between =
  (opening: string, closing: string) =>
  (lines: readonly string[]): readonly string[] => [
    opening,
    ...lines.map((line) => line.replaceAll(closing, `${closing.slice(0, -1)} ${closing.slice(-1)}`)),
    closing,
  ];

const writers: Readonly<Record<CommentStyle, (lines: readonly string[]) => readonly string[]>> = {
  none: (lines) => lines,
  slashes: prefixed('//'),
  hash: prefixed('#'),
  dashes: prefixed('--'),
  semicolon: prefixed(';'),
  block: between('/*', '*/'),
  html: between('<!--', '-->'),
  docstring: between('"""', '"""'),
  // Shell Command Language, section 2.2.2: a single quote cannot be escaped within single quotes.
  echo: (lines) => lines.map((line) => `echo '${line.replaceAll("'", String.raw`'\''`)}'`),
};

/** Formats lines as a comment of a language, or as shell commands that print them. */
export const asComment = (lines: readonly string[], style: CommentStyle): readonly string[] => writers[style](lines);

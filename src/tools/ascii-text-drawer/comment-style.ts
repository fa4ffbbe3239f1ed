export const commentStyles = ['none', 'slashes', 'hash', 'dashes', 'semicolon', 'block', 'html', 'docstring', 'echo'] as const;

export type CommentStyle = (typeof commentStyles)[number];

const prefixed =
  (mark: string) =>
  (lines: readonly string[]): readonly string[] =>
    lines.map((line) => (line === '' ? mark : `${mark} ${line}`));

/** The sign that ends the comment gets a space where it is in the art. */
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
  // Shell Command Language, section 2.2.2: nothing can stand for a single quote between single quotes.
  echo: (lines) => lines.map((line) => `echo '${line.replaceAll("'", String.raw`'\''`)}'`),
};

/** Lines as a comment of some language, or as commands of a shell that print them. */
export const asComment = (lines: readonly string[], style: CommentStyle): readonly string[] => writers[style](lines);

/**
 * Quotes a text as one word of a POSIX shell, in single quotes (POSIX.1-2024, Shell Command Language, 2.2.2): `it's` becomes `'it'\''s'`.
 */
export const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

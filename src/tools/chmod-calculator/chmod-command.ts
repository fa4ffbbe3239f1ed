import { quoteForShell } from '#pure/notation/shell/quote-for-shell.ts';

/**
 * Writes a command such as `chmod 755 path`. A path that a shell would not read literally is quoted, and a path is never parsed as an
 * option.
 */
export function chmodCommand(mode: string, { path, recursive }: { readonly path: string; readonly recursive: boolean }): string {
  const word = /^[\p{L}\p{N}._/~@%+:,=-]+$/u.test(path) ? path : quoteForShell(path);
  return ['chmod', recursive && '-R', mode, path.startsWith('-') && '--', word].filter(Boolean).join(' ');
}

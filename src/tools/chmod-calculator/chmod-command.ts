import { quoteForShell } from '#pure/notation/shell/quote-for-shell.ts';

/** `chmod 755 path`; what a shell would not take as it is stands in quotes, and a path is never taken for an option. */
export function chmodCommand(mode: string, { path, recursive }: { readonly path: string; readonly recursive: boolean }): string {
  const word = /^[\p{L}\p{N}._/~@%+:,=-]+$/u.test(path) ? path : quoteForShell(path);
  return ['chmod', recursive && '-R', mode, path.startsWith('-') && '--', word].filter(Boolean).join(' ');
}

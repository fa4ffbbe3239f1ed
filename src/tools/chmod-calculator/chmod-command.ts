import { quoteForShell } from '#pure/notation/shell/quote-for-shell.ts';

/** `chmod 755 path`; what a shell would not take as it is stands in quotes, and a path is never taken for an option. */
export function chmodCommand(mode: string, { path, isRecursive }: { readonly path: string; readonly isRecursive: boolean }): string {
  const word = /^[\p{L}\p{N}._/~@%+:,=-]+$/u.test(path) ? path : quoteForShell(path);
  return ['chmod', isRecursive && '-R', mode, path.startsWith('-') && '--', word].filter(Boolean).join(' ');
}

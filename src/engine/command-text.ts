import { quoteForShell } from '#pure/notation/shell/quote-for-shell.ts';
import type { Command } from './command-of.ts';

export const shells = ['posix', 'powershell'] as const;
export type Shell = (typeof shells)[number];

/** Words that no shell reads as anything but themselves. */
const PLAIN = /^[\w./:=+-]+$/;

/** Single quotes keep everything but themselves, which are doubled (about_Quoting_Rules). */
const quoteForPowerShell = (text: string): string => `'${text.replaceAll(/['‘’‚‛]/g, (quote) => quote + quote)}'`;

const quotes = { posix: quoteForShell, powershell: quoteForPowerShell } as const satisfies Record<Shell, (text: string) => string>;

/** A word as the shell reads it. */
export const quoted = (word: string, shell: Shell): string => (PLAIN.test(word) ? word : quotes[shell](word));

/** A command as one types it. */
export function commandText({ words, inputFile }: Command, shell: Shell): string {
  const command = ['it-tools', ...words.map((word) => quoted(word, shell))].join(' ');
  if (inputFile === undefined) return command;
  return shell === 'posix' ? `${command} < ${inputFile}` : `Get-Content -Raw ${inputFile} | ${command}`;
}

import { quoteForShell } from '#pure/notation/shell/quote-for-shell.ts';
import type { Command } from './command-of.ts';

export const shells = ['posix', 'powershell'] as const;
export type Shell = (typeof shells)[number];

/** Words that need no quotes in any shell. */
const PLAIN = /^[\w./:=+-]+$/;

/** Single quotes preserve everything except themselves, which are doubled (about_Quoting_Rules). */
const quoteForPowerShell = (text: string): string => `'${text.replaceAll(/['‘’‚‛]/g, (quote) => quote + quote)}'`;

const quotes = { posix: quoteForShell, powershell: quoteForPowerShell } as const satisfies Record<Shell, (text: string) => string>;

/** A word, quoted for the shell if necessary. */
export const quoted = (word: string, shell: Shell): string => (PLAIN.test(word) ? word : quotes[shell](word));

const wordsText = ({ words }: Command, shell: Shell): string => ['it-tools', ...words.map((word) => quoted(word, shell))].join(' ');

/** A pipeline in which each command reads the output of the one before. */
export function commandText(commands: readonly Command[], shell: Shell): string {
  const texts = commands.map((command) => wordsText(command, shell));
  const [first = '', ...rest] = texts;
  const file = commands[0]?.inputFile;
  if (file === undefined) return texts.join(' | ');
  const begin = shell === 'posix' ? [`${first} < ${file}`] : [`Get-Content -Raw ${file}`, first];
  return [...begin, ...rest].join(' | ');
}

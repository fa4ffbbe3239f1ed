import type { ShellWord } from './shell-word.ts';

/** The words of a command that runs a container. */
export interface RunWords {
  /** The words after `docker run`. */
  readonly words: readonly ShellWord[];
  /** Variables and options before `run`, by name. They concern the client and belong on the command line of Compose. */
  readonly clientSettings: readonly string[];
}

const PROMPT = /^(?:[$%>❯➜]|PS|\[[\w.-]+@[\w.-]+)$/;
/** `me@host:~$`, `C:\site>` or the second word of `[me@host site]$`. */
const isPrompt = (word: string): boolean => PROMPT.test(word) || (/[$#%>]$/.test(word) && /[@:\\~\]]/.test(word));
const PROMPT_BEFORE_NAME = /^(?:[A-Za-z]:[^>]*)?>(?=[\w./\\])/;
const ASSIGNMENT = /^([A-Za-z_]\w*)=/;
const PROGRAM = /^(?:.*[/\\])?(?:docker|podman|nerdctl)(?:\.exe)?$/;
/** Commands that run the rest of their line as a command. */
const WRAPPER = /^(?:sudo|doas|env|exec|command|nohup|time|winpty)$/;
/** Options of these commands that have a value in the next word (`man sudo`, `man doas`, `man env`, `man time`). */
const WRAPPER_OPTION_WITH_VALUE =
  /^(?:-\w*[aCDghpRrTtUufo]|--(?:user|group|host|prompt|chdir|chroot|role|type|other-user|unset|close-from))$/;

/** Options of `docker`, `podman`, and `nerdctl` before the subcommand that have no value. */
const CLIENT_SWITCH = /^(?:-D|--debug|--tls|--tlsverify|-r|--remote|--debug-full|--insecure-registry|--experimental|--syslog|--noout)$/;

/** The words after `docker run`, without prompts and other text that is often pasted before it; `undefined` for any other command. */
export function runWords(words: readonly ShellWord[]): RunWords | undefined {
  const clientSettings: string[] = [];
  let place = 0;
  const here = (): string => words[place]?.text ?? '';
  while (isPrompt(words[place]?.raw ?? '')) place += 1;
  for (;;) {
    const variable = ASSIGNMENT.exec(here())?.[1];
    if (variable !== undefined) clientSettings.push(variable);
    else if (!WRAPPER.test(here())) break;
    place += 1;
    if (variable === undefined) while (here().startsWith('-')) place += WRAPPER_OPTION_WITH_VALUE.test(here()) ? 2 : 1;
  }
  if (!PROGRAM.test(here().replace(PROMPT_BEFORE_NAME, ''))) return undefined;
  place += 1;
  while (here().startsWith('-')) {
    const option = here();
    clientSettings.push(option.replace(/=[^]*/, ''));
    place += option.includes('=') || CLIENT_SWITCH.test(option) ? 1 : 2;
  }
  if (here() === 'container') place += 1;
  return /^(?:run|create)$/.test(here()) ? { words: words.slice(place + 1), clientSettings } : undefined;
}

import type { Language } from '#core/languages.ts';
import type { CliLibrary } from '#cli/cli.ts';
import type { Content } from '#cli/io.ts';
import { main } from '#cli/main.ts';
import { sourceLibrary } from '../../scripts/catalog/source-library.ts';
import { cliMessages } from '../../scripts/vite/messages.ts';

/** What stands around a command. */
interface Played {
  readonly env?: Readonly<Record<string, string>>;
  /** What standard input holds; without it, it is a terminal. */
  readonly stdin?: string | Uint8Array;
  /** What a person types where it is one. */
  readonly typed?: string;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** What the tools have otherwise than their sources. */
  readonly changed?: Partial<CliLibrary>;
  /** Whether a person reads standard output. */
  readonly isTerminal?: boolean;
  /** Whether messages go to standard output too, as with `2>&1`. */
  readonly isMerged?: boolean;
}

export interface Ended {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Those that were written. */
  readonly files: Readonly<Record<string, Uint8Array>>;
}

/** The tools as their sources have them. */
export const library: CliLibrary = {
  ...sourceLibrary,
  cliMessages: (language: Language) => Promise.resolve(cliMessages(language)),
  version: '1.2.3',
  folder: new URL('file:///absent/'),
};

const bytesOf = (content: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

const textOf = async (content: Content): Promise<string> =>
  typeof content === 'string' ? content : content instanceof Blob ? content.text() : (await Array.fromAsync(content)).join('');

/** As a pipe brings them. */
async function* piecesOf(bytes: Uint8Array<ArrayBuffer>) {
  for (let at = 0; at < bytes.length; at += 5) yield await Promise.resolve(bytes.subarray(at, at + 5));
}

const missing = (path: string): Error => Object.assign(new Error(path), { code: 'ENOENT' });

/** A machine that is made up, and what has been said and written there. */
export function madeUp({ env = {}, stdin, files = {}, typed = '', isTerminal = false, isMerged = false }: Played) {
  const said = { stdout: '', stderr: '' };
  const written: Record<string, Uint8Array> = {};
  const stream = (name: keyof typeof said) => ({
    isTerminal,
    async write(content: Content) {
      if (typeof content === 'string' || content instanceof Blob) said[name] += await textOf(content);
      else for await (const piece of content) said[name] += piece;
    },
  });
  const io = {
    env,
    stdin: {
      isTerminal: stdin === undefined,
      read: () => piecesOf(bytesOf(stdin ?? '')),
      open: () => Promise.resolve(new Blob([bytesOf(stdin ?? '')])),
      ask: async (question: string) => {
        said.stderr += question;
        return Promise.resolve(typed);
      },
    },
    stdout: stream('stdout'),
    stderr: stream(isMerged ? 'stdout' : 'stderr'),
    openFile: (path: string) => {
      const content = files[path];
      return content === undefined ? Promise.reject(missing(path)) : Promise.resolve(new Blob([bytesOf(content)]));
    },
    async writeFile(path: string, content: Content) {
      written[path] = content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : bytesOf(await textOf(content));
    },
  };
  return { io, said, written };
}

/** Runs a command on a machine that is made up. */
export async function play(words: readonly string[], { changed = {}, ...played }: Played = {}): Promise<Ended> {
  const { io, said, written } = madeUp(played);
  const exitCode = await main(words, io, { ...library, ...changed });
  return { exitCode, ...said, files: written };
}

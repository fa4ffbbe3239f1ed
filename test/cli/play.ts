import type { Language } from '#core/languages.ts';
import type { CliLibrary } from '#cli/cli.ts';
import type { Content } from '#cli/io.ts';
import { main } from '#cli/main.ts';
import { sourceLibrary } from '../../scripts/catalog/source-library.ts';
import { cliMessages } from '../../scripts/catalog/messages.ts';

/** The environment of a command. */
interface Played {
  readonly env?: Readonly<Record<string, string>>;
  /** The content of standard input. It is a terminal if this is missing. */
  readonly stdin?: string | Uint8Array;
  /** The text that a person types at the terminal. */
  readonly typed?: string;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Replaces parts of the library of tools. */
  readonly changed?: Partial<CliLibrary>;
  /** Whether standard output is a terminal. */
  readonly isTerminal?: boolean;
  /** Whether messages also go to standard output, as with `2>&1`. */
  readonly isMerged?: boolean;
}

export interface Ended {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** The files that were written. */
  readonly files: Readonly<Record<string, Uint8Array>>;
}

/** The tools as they are in the sources. */
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

/** Splits the bytes into chunks, as a pipe may. */
async function* piecesOf(bytes: Uint8Array<ArrayBuffer>) {
  for (let at = 0; at < bytes.length; at += 5) yield await Promise.resolve(bytes.subarray(at, at + 5));
}

const missing = (path: string): Error => Object.assign(new Error(path), { code: 'ENOENT' });

/** A simulated machine, with everything that was printed and written on it. */
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

/** Runs a command on a simulated machine. */
export async function play(words: readonly string[], { changed = {}, ...played }: Played = {}): Promise<Ended> {
  const { io, said, written } = madeUp(played);
  const exitCode = await main(words, io, { ...library, ...changed });
  return { exitCode, ...said, files: written };
}

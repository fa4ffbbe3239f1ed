import { ok, type Result } from '#core/result.ts';
import type { Io } from './io.ts';
import { type Ending, end } from './said.ts';

/** A text, and where it was read, as a message names it: `stdin`, or the path of a file; `undefined` where it was a word of the command. */
export interface SourceText {
  readonly text: string;
  readonly place?: string;
}

export const STDIN = 'stdin';

const decoder = new TextDecoder('utf-8', { fatal: true }); // which takes off one byte order mark

function textFrom(bytes: Uint8Array, place: string): Result<SourceText, Ending> {
  try {
    return ok({ text: decoder.decode(bytes), place });
  } catch {
    return end('refused.notUtf8', { place });
  }
}

/** What an error of `node:fs` means. */
export function fileFault(path: string, error: unknown, isWritten = false): Result<never, Ending> {
  const { code } = error as { readonly code?: unknown }; // an error of node:fs
  if (typeof code !== 'string') throw error;
  if (code === 'EISDIR') return end('refused.folder', { path });
  if (code === 'ENOENT' && !isWritten) return end('refused.noFile', { path });
  return end(isWritten ? 'refused.notWritten' : 'refused.notRead', { path, reason: code });
}

/** What is read from standard input and from files, each time a command asks; standard input is read once. */
export class Sources {
  readonly #io: Io;
  #isStdinRead = false;

  constructor(io: Io) {
    this.#io = io;
  }

  get hasStdin(): boolean {
    return !this.#io.stdin.isTerminal && !this.#isStdinRead;
  }

  async #stdin(): Promise<Result<Uint8Array<ArrayBuffer>, Ending>> {
    if (this.#isStdinRead) return end('usage.stdinTwice');
    this.#isStdinRead = true;
    return ok(await this.#io.stdin.read());
  }

  /** A file that is not read yet. */
  async file(path: string): Promise<Result<File, Ending>> {
    if (path === '-') {
      const bytes = await this.#stdin();
      return bytes.ok ? ok(new File([bytes.value], STDIN)) : bytes;
    }
    try {
      return ok(new File([await this.#io.openFile(path)], path.replace(/^.*[/\\]/, '')));
    } catch (error) {
      return fileFault(path, error);
    }
  }

  async stdinText(): Promise<Result<SourceText, Ending>> {
    const bytes = await this.#stdin();
    return bytes.ok ? textFrom(bytes.value, STDIN) : bytes;
  }

  async fileText(path: string): Promise<Result<SourceText, Ending>> {
    try {
      const blob = await this.#io.openFile(path);
      return textFrom(new Uint8Array(await blob.arrayBuffer()), path);
    } catch (error) {
      return fileFault(path, error);
    }
  }

  /** A word of a command: `-` is standard input, `@path` a file, `@@x` the text `@x`, anything else itself. */
  text(word: string): Promise<Result<SourceText, Ending>> {
    if (word === '-') return this.stdinText();
    if (word.startsWith('@@')) return Promise.resolve(ok({ text: word.slice(1) }));
    return word.startsWith('@') ? this.fileText(word.slice(1)) : Promise.resolve(ok({ text: word }));
  }

  /** What a variable holds. */
  variable(name: string): Result<SourceText, Ending> {
    const text = this.#io.env[name];
    return text === undefined ? end('usage.noVariable', { name }) : ok({ text });
  }
}

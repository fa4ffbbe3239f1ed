import { ok, type Result, type ToolError } from '#core/result.ts';
import type { Io } from './io.ts';
import { type Ending, end } from './said.ts';

/** A text, and where it was read, as a message names it: `stdin`, or the path of a file; `undefined` where it was a word of the command. */
export interface SourceText {
  readonly text: string;
  readonly place?: string;
}

export const STDIN = 'stdin';

/** A text that comes in pieces, and where it is read. */
export interface SourcePieces {
  readonly pieces: AsyncIterable<string> | Iterable<string>;
  readonly place?: string;
  /** What ended the text before its end, once that is there. */
  readonly fault?: () => ToolError<Ending> | undefined;
}

const strictDecoder = (): TextDecoder => new TextDecoder('utf-8', { fatal: true }); // which takes off one byte order mark

/** In bytes: V8 makes no string that is a little longer. */
const LARGEST_TEXT = 500_000_000;

async function textFrom(blob: Blob, place: string): Promise<Result<SourceText, Ending>> {
  if (blob.size > LARGEST_TEXT) return end('refused.tooLarge', { place, max: LARGEST_TEXT / 1_000_000 });
  const bytes = await blob.arrayBuffer();
  try {
    return ok({ text: strictDecoder().decode(bytes), place });
  } catch {
    return end('refused.notUtf8', { place });
  }
}

/** The text of bytes as they come, up to what is none. */
function piecesFrom(bytes: AsyncIterable<Uint8Array>, place: string): SourcePieces {
  const decoder = strictDecoder();
  let fault: ToolError<Ending> | undefined;
  const decoded = (piece?: Uint8Array): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      fault = { code: 'refused.notUtf8', values: { place } };
      return '';
    }
  };
  async function* pieces() {
    for await (const piece of bytes) {
      yield decoded(piece);
      if (fault) return;
    }
    yield decoded();
  }
  return { pieces: pieces(), place, fault: () => fault };
}

/** The code of an error about a file that whoever asks may not open. */
export const OUTSIDE = 'EOUTSIDE';

/** The code of an error about a path that is neither a file nor a folder, where only files may be read. */
export const NOT_REGULAR = 'ENOTREGULAR';

/** What an error of `node:fs` means. */
export function fileFault(path: string, error: unknown, isWritten = false): Result<never, Ending> {
  const { code } = error as { readonly code?: unknown }; // an error of node:fs
  if (typeof code !== 'string') throw error;
  if (code === OUTSIDE) return end('refused.outsideRoot', { path });
  if (code === NOT_REGULAR) return end('refused.notRegular', { path });
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

  #takeStdin(): Result<Io['stdin'], Ending> {
    if (this.#isStdinRead) return end('usage.stdinTwice');
    this.#isStdinRead = true;
    return ok(this.#io.stdin);
  }

  async #stdin(): Promise<Result<Blob, Ending>> {
    const stdin = this.#takeStdin();
    return stdin.ok ? this.#opened(STDIN, () => stdin.value.open()) : stdin;
  }

  #open(path: string): Promise<Result<Blob, Ending>> {
    return this.#opened(path, () => this.#io.openFile(path));
  }

  async #opened(path: string, open: () => Promise<Blob>): Promise<Result<Blob, Ending>> {
    try {
      return ok(await open());
    } catch (error) {
      return fileFault(path, error);
    }
  }

  /** A file that is not read yet. */
  async file(path: string): Promise<Result<File, Ending>> {
    const blob = path === '-' ? await this.#stdin() : await this.#open(path);
    return blob.ok ? ok(new File([blob.value], path === '-' ? STDIN : path.replace(/^.*[/\\]/, ''))) : blob;
  }

  /** Whether who asks can be asked. */
  get canAsk(): boolean {
    return this.#io.stdin.isTerminal && !this.#isStdinRead;
  }

  /** What is typed without being seen, for the option with this name. */
  async hidden(option: string): Promise<Result<SourceText, Ending>> {
    const stdin = this.#takeStdin();
    return stdin.ok ? ok({ text: await stdin.value.ask(`${option}: `) }) : stdin;
  }

  async stdinText(): Promise<Result<SourceText, Ending>> {
    const blob = await this.#stdin();
    return blob.ok ? textFrom(blob.value, STDIN) : blob;
  }

  async fileText(path: string): Promise<Result<SourceText, Ending>> {
    const blob = await this.#open(path);
    return blob.ok ? textFrom(blob.value, path) : blob;
  }

  /** A word of a command: `-` is standard input, `@path` a file, `@@x` the text `@x`, anything else itself. */
  text(word: string): Promise<Result<SourceText, Ending>> {
    if (word === '-') return this.stdinText();
    if (word.startsWith('@@')) return Promise.resolve(ok({ text: word.slice(1) }));
    return word.startsWith('@') ? this.fileText(word.slice(1)) : Promise.resolve(ok({ text: word }));
  }

  /** What a word of a command says, as it comes. */
  async pieces(word: string): Promise<Result<SourcePieces, Ending>> {
    if (word === '-') {
      const stdin = this.#takeStdin();
      return stdin.ok ? ok(piecesFrom(stdin.value.read(), STDIN)) : stdin;
    }
    if (word.startsWith('@') && !word.startsWith('@@')) {
      const path = word.slice(1);
      const blob = await this.#open(path);
      return blob.ok ? ok(piecesFrom(blob.value.stream(), path)) : blob;
    }
    const source = await this.text(word);
    return source.ok ? ok({ pieces: [source.value.text] }) : source;
  }

  /** What a variable holds. */
  variable(name: string): Result<SourceText, Ending> {
    const text = Object.hasOwn(this.#io.env, name) ? this.#io.env[name] : undefined;
    return text === undefined ? end('usage.noVariable', { name }) : ok({ text });
  }
}

import { ok, type Result, type ToolError } from '#core/result.ts';
import type { Io } from './io.ts';
import { type Ending, end } from './said.ts';

/** A text and its source as named in messages: `stdin` or the path of a file. `undefined` for a word of the command. */
export interface SourceText {
  readonly text: string;
  readonly place?: string;
}

export const STDIN = 'stdin';

/** A text in chunks, and its source. */
export interface SourcePieces {
  readonly pieces: AsyncIterable<string> | Iterable<string>;
  readonly place?: string;
  /** The error that ended the text early, available after the last chunk. */
  readonly fault?: () => ToolError<Ending> | undefined;
}

const strictDecoder = (): TextDecoder => new TextDecoder('utf-8', { fatal: true }); // removes one byte order mark

/** In bytes. V8 cannot create a much longer string. */
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

/** Decodes a stream of bytes up to the first invalid one. */
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

/** The error code for a file that the caller may not open. */
export const OUTSIDE = 'EOUTSIDE';

/** The error code for a path that is not a regular file or a folder, if only files may be read. */
export const NOT_REGULAR = 'ENOTREGULAR';

/** Converts an error of `node:fs` to a message. */
export function fileFault(path: string, error: unknown, isWritten = false): Result<never, Ending> {
  const { code } = error as { readonly code?: unknown }; // an error of node:fs
  if (typeof code !== 'string') throw error;
  if (code === OUTSIDE) return end('refused.outsideRoot', { path });
  if (code === NOT_REGULAR) return end('refused.notRegular', { path });
  if (code === 'EISDIR') return end('refused.folder', { path });
  if (code === 'ENOENT' && !isWritten) return end('refused.noFile', { path });
  return end(isWritten ? 'refused.notWritten' : 'refused.notRead', { path, reason: code });
}

/** Reads standard input and files for a command. Standard input can be read only once. */
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

  /** Opens a file without reading it. */
  async file(path: string): Promise<Result<File, Ending>> {
    const blob = path === '-' ? await this.#stdin() : await this.#open(path);
    return blob.ok ? ok(new File([blob.value], path === '-' ? STDIN : path.replace(/^.*[/\\]/, ''))) : blob;
  }

  /** Whether the user can be prompted. */
  get canAsk(): boolean {
    return this.#io.stdin.isTerminal && !this.#isStdinRead;
  }

  /** Prompts for the named option and reads the text without echo. */
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

  /**
   * Reads the text that a word of a command stands for: `-` is standard input, `@path` a file, `@@x` the text `@x`, and anything else
   * itself.
   */
  text(word: string): Promise<Result<SourceText, Ending>> {
    if (word === '-') return this.stdinText();
    if (word.startsWith('@@')) return Promise.resolve(ok({ text: word.slice(1) }));
    return word.startsWith('@') ? this.fileText(word.slice(1)) : Promise.resolve(ok({ text: word }));
  }

  /** Reads the text of a word as a stream. */
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

  /** Reads an environment variable. */
  variable(name: string): Result<SourceText, Ending> {
    const text = Object.hasOwn(this.#io.env, name) ? this.#io.env[name] : undefined;
    return text === undefined ? end('usage.noVariable', { name }) : ok({ text });
  }
}

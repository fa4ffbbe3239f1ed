/** The command line's access to the machine, which tests can replace. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Stdin;
  readonly stdout: Stream;
  readonly stderr: Stream;
  /** Opens a file without reading it. Rejects like `node:fs`. */
  readonly openFile: (path: string) => Promise<Blob>;
  /** Writes a whole file, or leaves the old content. The file keeps its mode, its owner, and all of its names. Rejects like `node:fs`. */
  readonly writeFile: (path: string, content: Content) => Promise<void>;
}

interface Stdin {
  readonly isTerminal: boolean;
  /** The bytes in chunks as they arrive. */
  readonly read: () => AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** All bytes, not necessarily in memory. */
  readonly open: () => Promise<Blob>;
  /** Prompts on the terminal and reads a line without echo. */
  readonly ask: (question: string) => Promise<string>;
}

/** Content to write. A stream is written as it arrives. */
export type Content = string | Blob | AsyncIterable<string>;

export interface Stream {
  readonly isTerminal: boolean;
  /** Resolves when the content is written. Standard error drops content that cannot be written. Standard output rejects like `node:fs`. */
  readonly write: (content: Content) => Promise<void>;
}

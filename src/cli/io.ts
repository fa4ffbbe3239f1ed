/** What the command line has of the machine, so that tests can play it. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Stdin;
  readonly stdout: Stream;
  readonly stderr: Stream;
  /** Opens a file without reading it. Rejects as `node:fs` does. */
  readonly openFile: (path: string) => Promise<Blob>;
  /** Writes all of a file, or leaves what was there. The file keeps its mode, its owner and all of its names. Rejects as `node:fs` does. */
  readonly writeFile: (path: string, content: Content) => Promise<void>;
}

interface Stdin {
  readonly isTerminal: boolean;
  /** The bytes as they come. */
  readonly read: () => AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** All of them, not necessarily in memory. */
  readonly open: () => Promise<Blob>;
  /** What is typed behind a question without being seen, for a terminal. */
  readonly ask: (question: string) => Promise<string>;
}

/** What is written; what comes bit by bit goes out as it comes. */
export type Content = string | Blob | AsyncIterable<string>;

export interface Stream {
  readonly isTerminal: boolean;
  /** Resolves when the content is written. Standard error drops what cannot be written; standard output rejects as `node:fs` does. */
  readonly write: (content: Content) => Promise<void>;
}

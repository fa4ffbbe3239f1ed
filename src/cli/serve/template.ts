/** The files that a site is made of, or is. They are named relative to it, with slashes. */
export interface SiteFiles {
  /** Something that changes when the file does; `undefined` where there is no such file. */
  readonly version: (file: string) => string | undefined;
  /** Throws where there is no such file, or as `node:fs` does. */
  readonly read: (file: string) => Buffer;
  /** Reads the file as Brotli has packed it; `undefined` where it is not kept so. */
  readonly brotli: (file: string) => (() => Buffer) | undefined;
}

/** A site that is not settled yet, wherever it is kept. */
export interface Template extends SiteFiles {
  readonly names: () => readonly string[];
}

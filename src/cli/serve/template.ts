/** The files of a site or its template. Names are relative paths with forward slashes. */
export interface SiteFiles {
  /** A value that changes with the file, or `undefined` if the file does not exist. */
  readonly version: (file: string) => string | undefined;
  /** Throws if the file does not exist, or like `node:fs`. */
  readonly read: (file: string) => Buffer;
  /** Returns a function that reads the file compressed with Brotli, or `undefined` if it is not stored that way. */
  readonly brotli: (file: string) => (() => Buffer) | undefined;
}

/** A site before its settings are applied, in any storage. */
export interface Template extends SiteFiles {
  readonly names: () => readonly string[];
}

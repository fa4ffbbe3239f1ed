// The package has no types.
declare module 'mime-db' {
  interface MimeDbEntry {
    /** Who has defined it; left out of what others use. */
    readonly source?: 'iana' | 'apache' | 'nginx';
    readonly charset?: string;
    readonly compressible?: boolean;
    /** Without a dot, the usual one first. */
    readonly extensions?: readonly string[];
  }
  const mimeDb: Readonly<Record<string, MimeDbEntry>>;
  export default mimeDb;
}

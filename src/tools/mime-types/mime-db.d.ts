// The package has no types.
declare module 'mime-db' {
  interface MimeDbEntry {
    /** The definer of the type. Missing for types that are only in use. */
    readonly source?: 'iana' | 'apache' | 'nginx';
    readonly charset?: string;
    readonly compressible?: boolean;
    /** Without a dot, the usual one first. */
    readonly extensions?: readonly string[];
  }
  const mimeDb: Readonly<Record<string, MimeDbEntry>>;
  export default mimeDb;
}

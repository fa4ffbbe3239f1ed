import mimeDb from 'mime-db';
import mimeScore from 'mime-score';

export interface MimeType {
  /** In lower case, such as `text/html`. */
  readonly type: string;
  /** In lower case and without a dot, the usual one first. */
  readonly extensions: readonly string[];
  /** The definer of the type. `other` means that the makers of the data have seen it in use. */
  readonly source: 'iana' | 'apache' | 'nginx' | 'other';
  readonly charset: string | undefined;
  /** `undefined` if unknown. */
  readonly isCompressible: boolean | undefined;
}

/** All types of mime-db, in alphabetical order. */
export const mimeTypes: readonly MimeType[] = Object.entries(mimeDb)
  .map(
    ([type, { extensions = [], source, charset, compressible }]): MimeType => ({
      type,
      extensions,
      source: source ?? 'other',
      charset,
      isCompressible: compressible,
    }),
  )
  .toSorted((one, other) => (one.type < other.type ? -1 : 1));

/** How official a type is according to mime-score, except that a type that does not describe its content is last. */
const officialness = ({ type, source }: MimeType): number =>
  type === 'application/octet-stream' ? -1 : mimeScore(type, source === 'other' ? 'default' : source);

const byExtension = Map.groupBy(
  mimeTypes.flatMap((type) => type.extensions.map((extension) => ({ extension, type }))),
  ({ extension }) => extension,
);

/** The types that list an extension, most official first. */
export const typesOfExtension = (extension: string): readonly MimeType[] =>
  (byExtension.get(extension) ?? []).map(({ type }) => type).toSorted((one, other) => officialness(other) - officialness(one));

/** What a file is, and the extension that files of this type have, without a point. */
export interface DetectedType {
  readonly mediaType: string;
  readonly extension: string;
}

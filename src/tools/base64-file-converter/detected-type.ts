/** The media type of a file, and the usual extension for that type, without a dot. */
export interface DetectedType {
  readonly mediaType: string;
  readonly extension: string;
}

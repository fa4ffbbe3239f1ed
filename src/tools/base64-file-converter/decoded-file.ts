export interface DecodedFile {
  /** With its type, so that a browser knows how to show it. */
  readonly content: Blob;
  readonly byteCount: number;
  /** Empty when it is unknown. */
  readonly mediaType: string;
  readonly typeFrom: 'dataUri' | 'content' | 'nowhere';
  /** Of its type, without a point. */
  readonly extension: string;
}

/** As typed, with an extension: the one typed, else the one of the file. It is not put behind a name that ends in it already. */
export function downloadName(typedName: string, typedExtension: string, { extension }: Pick<DecodedFile, 'extension'>): string {
  const name = typedName.trim() || 'file';
  const ending = `.${typedExtension.trim().replace(/^\.+/, '') || extension}`;
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : name + ending;
}

export type PreviewKind = 'image' | 'audio' | 'video' | 'pdf';

/** How a browser can show a file of that type: all but a PDF without running any script of it. `undefined` where it cannot. */
export function previewKindOf(mediaType: string): PreviewKind | undefined {
  if (mediaType === 'application/pdf') return 'pdf';
  return (['image', 'audio', 'video'] as const).find((kind) => mediaType.startsWith(`${kind}/`));
}

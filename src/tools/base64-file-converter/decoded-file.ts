import type { DetailedFile } from '#core/outputs.ts';

export interface DecodedFile {
  /** Has a media type, so that a browser knows how to display it. */
  readonly content: Blob;
  readonly byteCount: number;
  /** Empty when it is unknown. */
  readonly mediaType: string;
  readonly typeFrom: 'dataUri' | 'content' | 'nowhere';
  /** The extension for the media type, without a dot. */
  readonly extension: string;
  readonly shownAs: DetailedFile['shownAs'];
}

/** The typed name with an extension: the typed one, otherwise the file's. An extension that the name already has is not repeated. */
export function downloadName(typedName: string, typedExtension: string, { extension }: Pick<DecodedFile, 'extension'>): string {
  const name = typedName.trim() || 'file';
  const ending = `.${typedExtension.trim().replace(/^\.+/, '') || extension}`;
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : name + ending;
}

/**
 * How a browser can display a file of this type. Only a PDF can run scripts. `undefined` if it cannot be displayed, and for audio and video
 * whose content has another type: browsers accept a playlist as media, whatever its declared type, and fetch its entries.
 */
export function previewKindOf(mediaType: string, typeOfContent: string | undefined): DetailedFile['shownAs'] {
  if (mediaType === 'application/pdf') return 'pdf';
  if (mediaType.startsWith('image/')) return 'image';
  const isMedia = typeOfContent !== undefined && /^(?:audio|video)\/|^application\/ogg$/.test(typeOfContent);
  return isMedia ? (['audio', 'video'] as const).find((kind) => mediaType.startsWith(`${kind}/`)) : undefined;
}

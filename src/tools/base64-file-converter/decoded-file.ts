import type { DetailedFile } from '#core/outputs.ts';

export interface DecodedFile {
  /** With its type, so that a browser knows how to show it. */
  readonly content: Blob;
  readonly byteCount: number;
  /** Empty when it is unknown. */
  readonly mediaType: string;
  readonly typeFrom: 'dataUri' | 'content' | 'nowhere';
  /** Of its type, without a point. */
  readonly extension: string;
  readonly shownAs: DetailedFile['shownAs'];
}

/** As typed, with an extension: the one typed, else the one of the file. It is not put behind a name that ends in it already. */
export function downloadName(typedName: string, typedExtension: string, { extension }: Pick<DecodedFile, 'extension'>): string {
  const name = typedName.trim() || 'file';
  const ending = `.${typedExtension.trim().replace(/^\.+/, '') || extension}`;
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : name + ending;
}

/**
 * How a browser can show a file of that type: all but a PDF without running any script of it. `undefined` where it cannot, and for sound and
 * video whose content is none: browsers take a playlist for one, whatever type it is said to have, and fetch what it names.
 */
export function previewKindOf(mediaType: string, typeOfContent: string | undefined): DetailedFile['shownAs'] {
  if (mediaType === 'application/pdf') return 'pdf';
  if (mediaType.startsWith('image/')) return 'image';
  const isMedia = typeOfContent !== undefined && /^(?:audio|video)\/|^application\/ogg$/.test(typeOfContent);
  return isMedia ? (['audio', 'video'] as const).find((kind) => mediaType.startsWith(`${kind}/`)) : undefined;
}

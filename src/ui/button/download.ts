import { mediaTypeOf } from '#pure/bytes/media-type.ts';

/** Downloads content as a file without a network request. If the content is not a blob, the file name determines its type. */
export function downloadFile(fileName: string, content: BlobPart): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type: mediaTypeOf(fileName) }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser reads the URL at some time after the click
}

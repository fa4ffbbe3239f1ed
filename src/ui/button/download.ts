import { mediaTypeOf } from '#pure/bytes/media-type.ts';

/** Saves content as a file of the visitor's, without a request. What is no blob is of the type that the name says. */
export function downloadFile(fileName: string, content: BlobPart): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type: mediaTypeOf(fileName) }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser reads it after the click, at a time of its own
}

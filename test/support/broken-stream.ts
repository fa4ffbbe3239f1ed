/** What comes of a file that has been moved or changed since it was chosen. */
export const brokenStream = (): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({ start: (controller) => controller.error(new DOMException('gone', 'NotReadableError')) });

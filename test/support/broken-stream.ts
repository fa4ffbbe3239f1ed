/** The stream of a file that was moved or changed after it was selected. */
export const brokenStream = (): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({ start: (controller) => controller.error(new DOMException('gone', 'NotReadableError')) });

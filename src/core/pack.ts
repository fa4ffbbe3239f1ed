// Several files in one: a line of JSON, [["view-1a2b3c4d.js", 1234], …], followed by the bytes of each file.

export interface PackedFile {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

const LINE_END = 10;

export function writePack(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${JSON.stringify(files.map(({ name, content }) => [name, content.length]))}\n`);
  const pack = new Uint8Array(files.reduce((sum, { content }) => sum + content.length, head.length));
  pack.set(head);
  let at = head.length;
  for (const { content } of files) {
    pack.set(content, at);
    at += content.length;
  }
  return pack;
}

export function readPack(pack: Uint8Array<ArrayBuffer>): readonly PackedFile[] {
  const headLength = pack.indexOf(LINE_END) + 1;
  const head = JSON.parse(new TextDecoder().decode(pack.subarray(0, headLength))) as readonly (readonly [string, number])[]; // as written above
  let at = headLength;
  return head.map(([name, length]) => {
    const content = pack.subarray(at, at + length);
    at += length;
    return { name, content };
  });
}

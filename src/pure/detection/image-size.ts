export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

type Reads = (at: number) => number;

/** Reads numbers from a file. Missing bytes are 0. */
function readerOf(bytes: Uint8Array) {
  const byte: Reads = (at) => bytes[at] ?? 0;
  const word16: Reads = (at) => byte(at) | (byte(at + 1) << 8);
  const big16: Reads = (at) => (byte(at) << 8) | byte(at + 1);
  return { byte, word16, big16, length: bytes.length };
}

type Reader = ReturnType<typeof readerOf>;

const size = (width: number, height: number): ImageSize => ({ width, height });

/** ITU-T T.81, section B.2.2: the frame header of any process. Skips other segments by their length. */
function jpegSize({ byte, big16, length }: Reader): ImageSize {
  for (let at = 2; at < length && byte(at) === 0xff; ) {
    const marker = byte(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return size(big16(at + 7), big16(at + 5));
    at += marker === 0xff ? 1 : 2 + big16(at + 2);
  }
  return size(0, 0);
}

/** RFC 9649, sections 2.5 to 2.7, depending on the first chunk. */
function webpSize({ byte, word16 }: Reader): ImageSize {
  const fourteenBits = 0x3fff;
  switch (byte(15)) {
    case 0x20:
      return size(word16(26) & fourteenBits, word16(28) & fourteenBits);
    case 0x4c: {
      const bits = word16(21) | (word16(23) << 16);
      return size((bits & fourteenBits) + 1, ((bits >> 14) & fourteenBits) + 1);
    }
    default:
      return size((word16(24) | (byte(26) << 16)) + 1, (word16(27) | (byte(29) << 16)) + 1);
  }
}

const sizes: Readonly<Record<string, (reader: Reader) => ImageSize>> = {
  // PNG, section 11.2.1, read in two halves to avoid negative 32-bit numbers
  PNG: ({ big16 }) => size(big16(16) * 0x1_0000 + big16(18), big16(20) * 0x1_0000 + big16(22)),
  // GIF89a, section 18
  GIF: ({ word16 }) => size(word16(6), word16(8)),
  // BITMAPINFOHEADER; a negative height means that rows run from top to bottom
  BMP: ({ word16 }) => size(word16(18) | (word16(20) << 16), Math.abs(word16(22) | (word16(24) << 16))),
  JPEG: jpegSize,
  WebP: webpSize,
};

/** The width and height in an image header; `undefined` for other formats and truncated headers. */
export function imageSize(format: string, bytes: Uint8Array): ImageSize | undefined {
  const found = sizes[format]?.(readerOf(bytes));
  return found && found.width > 0 && found.height > 0 ? found : undefined;
}

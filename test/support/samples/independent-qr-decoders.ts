import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

prepareZXingModule({
  overrides: {
    wasmBinary: Uint8Array.from(readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer,
  },
});

/** A square RGBA image, one byte per channel. */
type Pixels = Uint8ClampedArray<ArrayBuffer>;

const sideOf = (pixels: Pixels): number => Math.sqrt(pixels.length / 4);

/** The only QR code in an image or a PNG file, read by ZXing: its text, version, and error correction level. */
export async function readWithZxing(source: Pixels | Blob) {
  const image = source instanceof Blob ? source : imageOf(source);
  const [found] = await readBarcodes(image, { formats: ['QRCode'], tryInvert: false, textMode: 'Plain' });
  return found && { text: found.text, version: found.version, level: found.ecLevel };
}

const imageOf = (pixels: Pixels) => ({ width: sideOf(pixels), height: sideOf(pixels), data: pixels, colorSpace: 'srgb' }) as ImageData; // the members that ZXing reads

/** The modules of a QR code as an image with a margin. */
export function pixelsOfModules(modules: readonly (readonly boolean[])[], pixelsPerModule = 4, margin = 4): Pixels {
  const side = (modules.length + 2 * margin) * pixelsPerModule;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [at % side, Math.floor(at / side)].map((each) => Math.floor(each / pixelsPerModule) - margin);
    if (modules[y ?? -1]?.[x ?? -1]) pixels.fill(0, at * 4, at * 4 + 3);
  }
  return pixels;
}

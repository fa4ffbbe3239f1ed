import { inflateSync } from 'node:zlib';
import type { Pixels } from '#core/context.ts';

/** Samples per pixel, by color type: PNG, section 11.2.1. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/** The Paeth predictor: PNG, section 9.4. */
function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((value) => Math.abs(estimate - value)) as [number, number, number];
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
}

/** The pixels of a PNG with eight bits per sample, without palette and interlacing. `undefined` for all other files. */
export async function readPng(picture: Blob): Promise<Pixels | undefined> {
  const file = Buffer.from(await picture.arrayBuffer());
  const samples = SAMPLES[file[25] ?? -1];
  if (file.toString('latin1', 1, 4) !== 'PNG' || file[24] !== 8 || file[28] !== 0 || samples === undefined) return undefined;
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const pieces: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') pieces.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const rows = inflateSync(Buffer.concat(pieces));
  const stride = width * samples;
  const data = new Uint8Array(width * height * 4).fill(255);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const row = new Uint8Array(stride);
    for (let x = 0; x < stride; x++) {
      const [left, up, corner] = [row[x - samples] ?? 0, above[x] ?? 0, above[x - samples] ?? 0];
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][rows[start] ?? 0] ?? 0;
      row[x] = (rows[start + 1 + x] ?? 0) + predicted;
    }
    for (let x = 0; x < width; x++) {
      const pixel = row.subarray(x * samples, (x + 1) * samples);
      const [red = 0, green = red, blue = red] = samples < 3 ? pixel.subarray(0, 1) : pixel;
      data.set([red, green, blue], 4 * (y * width + x));
    }
    above = row;
  }
  return { width, height, data };
}

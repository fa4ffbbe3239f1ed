import { toHex } from '../bytes/hex.ts';
import { imageSize, type ImageSize } from './image-size.ts';

export type FileKind = 'image' | 'document' | 'archive' | 'audio' | 'video' | 'font' | 'program' | 'data';

export interface FileSignature {
  readonly name: string;
  readonly kind: FileKind;
  /** The size of an image, if its header contains it. */
  readonly dimensions?: ImageSize | undefined;
}

/** The first bytes of files in hexadecimal, from the format specifications as collected by file(1). */
const SIGNATURES: readonly (readonly [FileKind, string, RegExp])[] = [
  ['image', 'PNG', /^89504e470d0a1a0a/],
  ['image', 'JPEG', /^ffd8ff/],
  ['image', 'GIF', /^474946383[79]61/],
  ['image', 'WebP', /^52494646.{8}57454250/],
  ['image', 'BMP', /^424d.{8}00000000/],
  ['image', 'TIFF', /^(?:49492a00|4d4d002a)/],
  ['image', 'ICO', /^00000100..00/],
  ['image', 'AVIF', /^.{8}6674797061766966/],
  ['image', 'HEIC', /^.{8}6674797068656963/],
  ['image', 'Photoshop', /^384250530001/],
  ['document', 'PDF', /^255044462d3[0-9]/],
  ['archive', 'ZIP', /^504b(?:0304|0506)/],
  ['archive', '7z', /^377abcaf271c/],
  ['archive', 'RAR', /^526172211a07/],
  ['data', 'gzip', /^1f8b08/],
  ['data', 'zlib', /^78(?:01|5e|9c|da)/],
  ['data', 'bzip2', /^425a683[1-9]314159265359/],
  ['data', 'xz', /^fd377a585a00/],
  ['data', 'Zstandard', /^28b52ffd/],
  ['data', 'SQLite', /^53514c69746520666f726d6174203300/],
  ['audio', 'MP3', /^4944330[2-4]00/],
  ['audio', 'Ogg', /^4f67675300/],
  ['audio', 'FLAC', /^664c614300/],
  ['audio', 'WAV', /^52494646.{8}57415645/],
  ['audio', 'M4A', /^.{8}667479704d344120/],
  ['video', 'AVI', /^52494646.{8}41564920/],
  ['video', 'QuickTime', /^.{8}6674797071742020/],
  ['video', 'MP4', /^.{8}66747970(?:69736f|6d7034|61766331|4d345620)/],
  ['video', 'Matroska', /^1a45dfa3/],
  ['font', 'WOFF', /^774f4646(?:0001|4f54)/],
  ['font', 'WOFF2', /^774f4632(?:0001|4f54)/],
  ['font', 'OpenType', /^4f54544f00/],
  ['font', 'TrueType', /^0001000000/],
  ['program', 'ELF', /^7f454c460[12]/],
  ['program', 'WebAssembly', /^0061736d01000000/],
];

const LONGEST = 16;

/** Detects the kind of a file from its first bytes; `undefined` if no signature matches. */
export function fileSignature(beginning: Uint8Array): FileSignature | undefined {
  const digits = toHex(beginning.subarray(0, LONGEST));
  const [kind, name] = SIGNATURES.find(([, , pattern]) => pattern.test(digits)) ?? [];
  if (kind === undefined || name === undefined) return undefined;
  return kind === 'image' ? { kind, name, dimensions: imageSize(name, beginning) } : { kind, name };
}

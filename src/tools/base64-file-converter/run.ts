import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { parseBase64Content, parseMediaType } from '#pure/notation/base64/data-uri.ts';
import type { declaration } from './declare.ts';
import { type DecodedFile, previewKindOf } from './decoded-file.ts';
import type { DetectedType } from './detected-type.ts';
import { detectType } from './detect-type.ts';
import { encodeFile } from './encode-file.ts';
import type { EncodedFile } from './snippet.ts';

const LARGEST_BYTES = 200_000_000;

const UNKNOWN = 'application/octet-stream';

/** Encodes a file as Base64. Returns `null` without a file. Errors: `fileTooLarge` (over 200 MB), `unreadableFile` (no longer readable). */
export async function encode({ file }: Given<typeof declaration, 'encode'>, context: Pick<Context, 'signal' | 'progress'>) {
  if (!file) return ok(null);
  if (file.size > LARGEST_BYTES) return fail('fileTooLarge', { field: 'file' });
  const encoded = await encodeFile(file, context);
  if (!encoded) return fail('unreadableFile', { field: 'file', values: { name: file.name } });
  const mediaType = parseMediaType(file.type) || ((await detectType(file))?.mediaType ?? UNKNOWN);
  const base64Length = Math.ceil(file.size / 3) * 4;
  return ok<EncodedFile>({ ...encoded, fileName: file.name, mediaType, byteCount: file.size, base64Length });
}

/**
 * Decodes Base64 or a data URI to a file. Returns `null` for empty input. The type is that of the data URI, otherwise the one detected from
 * the content. Errors: those of `parseBase64Content`.
 */
export async function decode({ base64 }: Given<typeof declaration, 'decode'>) {
  const content = parseBase64Content(base64);
  if (!content.ok) return content;
  if (base64.trim() === '') return ok(null);
  const { bytes, mediaType: stated } = content.value;
  const found = await detectType(new Blob([bytes]));
  const mediaType = stated || found?.mediaType;
  return ok<DecodedFile>({
    content: new Blob([bytes], { type: mediaType ?? UNKNOWN }),
    byteCount: bytes.length,
    mediaType: mediaType ?? '',
    typeFrom: stated ? 'dataUri' : found ? 'content' : 'nowhere',
    extension: await extensionOf(mediaType, found),
    shownAs: previewKindOf(mediaType ?? '', found?.mediaType),
  });
}

/**
 * The extension for a media type. If the content has that type, its extension is better: `mp3`, where a list by type begins with `mpga`.
 */
async function extensionOf(mediaType: string | undefined, found: DetectedType | undefined): Promise<string> {
  if (mediaType === undefined) return 'bin';
  if (found?.mediaType === mediaType) return found.extension;
  const { usualExtension } = await import('./usual-extension.ts');
  return usualExtension(mediaType) ?? 'bin';
}

export const run = { encode, decode } satisfies Runs<typeof declaration>;

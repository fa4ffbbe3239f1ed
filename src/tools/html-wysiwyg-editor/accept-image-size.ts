import { fail, ok, type Result } from '#core/result.ts';

const LARGEST_IMAGE_BYTES = 5_000_000;

/** Whether an image may become a part of the document: up to 5 MB (5,000,000 bytes). */
export const acceptImageSize = (sizeBytes: number): Result<number, 'imageTooLarge'> =>
  sizeBytes > LARGEST_IMAGE_BYTES ? fail('imageTooLarge') : ok(sizeBytes);

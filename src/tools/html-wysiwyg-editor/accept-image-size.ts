import { fail, ok, type Result } from '#core/result.ts';

const LARGEST_IMAGE_BYTES = 5_000_000;

/** Accepts an image of up to 5 MB (5,000,000 bytes) for embedding in the document. */
export const acceptImageSize = (sizeBytes: number): Result<number, 'imageTooLarge'> =>
  sizeBytes > LARGEST_IMAGE_BYTES ? fail('imageTooLarge') : ok(sizeBytes);

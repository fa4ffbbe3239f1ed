import { fail, ok, type Result } from '#core/result.ts';
import { acceptImageSize } from '../accept-image-size.ts';

const readAsDataUri = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });

async function isShown(dataUri: string): Promise<boolean> {
  const image = new Image();
  image.src = dataUri;
  try {
    await image.decode();
    return true;
  } catch {
    return false; // not an image that this browser can decode, whatever its name
  }
}

/** Reads an image file as a data URI. Errors: `imageTooLarge` over 5 MB, `notAnImage` if the browser cannot decode it. */
export async function readImageFile(file: File): Promise<Result<string, 'imageTooLarge' | 'notAnImage'>> {
  const size = acceptImageSize(file.size);
  if (!size.ok) return size;
  const dataUri = await readAsDataUri(file);
  return file.type.startsWith('image/') && (await isShown(dataUri)) ? ok(dataUri) : fail('notAnImage');
}

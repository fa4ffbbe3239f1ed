import type { DataContext } from '#core/context.ts';

/** Implements `readPixels` of `DataContext` with a canvas. Transparent pixels become white. */
export const readPixels: NonNullable<DataContext['readPixels']> = async (picture, longestSide) => {
  const image = await createImageBitmap(picture).catch(() => undefined); // rejects for unreadable pictures
  if (!image) return undefined;
  const { width, height } = image;
  const context = Math.max(width, height) > longestSide ? null : new OffscreenCanvas(width, height).getContext('2d');
  if (context) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
  }
  image.close();
  return context?.getImageData(0, 0, width, height);
};

import type { DataContext } from '#core/context.ts';

/** See `DataContext`; by what the browser can draw. What is transparent counts as white. */
export const readPixels: NonNullable<DataContext['readPixels']> = async (picture, longestSide) => {
  const drawn = await createImageBitmap(picture).catch(() => undefined); // its only way to refuse
  if (!drawn) return undefined;
  const { width, height } = drawn;
  const context = Math.max(width, height) > longestSide ? null : new OffscreenCanvas(width, height).getContext('2d');
  if (context) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(drawn, 0, 0);
  }
  drawn.close();
  return context?.getImageData(0, 0, width, height);
};

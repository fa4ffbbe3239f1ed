import { expect, test } from 'vitest';
import { readPixels } from './read-pixels.ts';

const picture = async (width: number, height: number, color: string): Promise<Blob> => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = color;
  context?.fillRect(0, 0, width, height);
  return canvas.convertToBlob();
};

test('reads pixels by rows, with transparent ones in white', async () => {
  const pixels = await readPixels(await picture(3, 2, 'black'), 100);
  expect([pixels?.width, pixels?.height, pixels?.data.length]).toEqual([3, 2, 24]);
  expect([...(pixels?.data.slice(0, 4) ?? [])]).toEqual([0, 0, 0, 255]);
  expect([...((await readPixels(await picture(1, 1, 'transparent'), 100))?.data ?? [])]).toEqual([255, 255, 255, 255]);
});

test('does not read an oversized or invalid image', async () => {
  expect(await readPixels(await picture(101, 1, 'black'), 100)).toBeUndefined();
  expect(await readPixels(new Blob(['no picture'], { type: 'image/png' }), 100)).toBeUndefined();
});

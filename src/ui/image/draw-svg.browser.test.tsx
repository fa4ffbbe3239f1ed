import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#test/support/render.tsx';
import { drawPng, drawSvg } from './draw-svg.ts';
import { PngButtons } from './png-buttons.tsx';
import { SvgImage } from './svg-image.tsx';
import { useSvgPixels } from './use-svg-pixels.ts';

/** The left half is red, the right half is transparent. */
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" width="2" height="1"><rect width="1" height="1" fill="#f00"/></svg>';

/** Browsers block reading a canvas on which this was drawn. Chromium allows it for a data URI, but this image comes as a Blob. */
const foreign = `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"><foreignObject width="2" height="1"><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject></svg>`;

const pixelsOf = (canvas: HTMLCanvasElement | string) =>
  typeof canvas === 'string' ? canvas : [...(canvas.getContext('2d')?.getImageData(0, 0, 2, 1).data ?? [])];

function PixelCount({ picture }: { picture: string }) {
  const { file, hasFailed } = useSvgPixels(picture, 2);
  return <p>{hasFailed ? 'failed' : file ? `${file.size} bytes` : 'none'}</p>;
}

test('draws an SVG pixel by pixel, with transparent empty pixels', async () => {
  expect(pixelsOf(await drawSvg({ svg, width: 2, height: 1 }))).toEqual([255, 0, 0, 255, 0, 0, 0, 0]);
});

test('draws an SVG on a background', async () => {
  expect(pixelsOf(await drawSvg({ svg, width: 2, height: 1 }, '#fff'))).toEqual([255, 0, 0, 255, 255, 255, 255, 255]);
});

test('creates a PNG of the requested size', async () => {
  const png = (await drawPng({ svg, width: 20, height: 10 })) as Blob; // otherwise the next lines fail
  const { width, height } = await createImageBitmap(png);
  expect({ type: png.type, width, height }).toEqual({ type: 'image/png', width: 20, height: 10 });
});

test.each(['no SVG', foreign])('reports that %s has no pixels', async (picture) => {
  expect(await drawSvg({ svg: picture, width: 2, height: 1 })).toBe('noPixels');
  expect(await drawPng({ svg: picture, width: 2, height: 1 })).toBe('noPixels');
});

test('returns the pixels of the current SVG', async () => {
  render(<PixelCount picture={svg} />);
  await expect.element(page.getByText('16 bytes')).toBeVisible();
});

test('reports an SVG without pixels', async () => {
  render(<PixelCount picture={foreign} />);
  await expect.element(page.getByText('failed')).toBeVisible();
});

test('keeps the name of an image that is not loaded yet', async () => {
  render(<SvgImage label="Picture" svg="" />);
  await expect.element(page.getByRole('img', { name: 'Picture', exact: true })).toBeVisible();
});

test('copies the PNG, and reports a refusal by the browser', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  render(<PngButtons drawing={{ svg, width: 2, height: 1 }} fileName="a.svg" canCopy />);
  const button = page.getByRole('button', { name: 'Copy image' });
  await button.click();
  await expect.element(page.getByText('Copied!', { exact: true })).toBeVisible();
  const [item] = write.mock.calls[0]?.[0] ?? [];
  expect((await item?.getType('image/png'))?.size).toBeGreaterThan(0);
  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await button.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The browser refused to copy the image.');
});

test('reports a PNG size that the browser cannot draw', async () => {
  render(<PngButtons drawing={{ svg, width: 100_000, height: 100_000 }} fileName="a.svg" />);
  await page.getByRole('button', { name: 'Download PNG' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This browser cannot create a PNG of this size.');
});

test('reports that a picture cannot be converted to pixels', async () => {
  render(<PngButtons drawing={{ svg: foreign, width: 2, height: 1 }} fileName="a.svg" canCopy />);
  await page.getByRole('button', { name: 'Download PNG' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This image cannot be converted to pixels.');
  await page.getByRole('button', { name: 'Copy image' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This image cannot be converted to pixels.');
});

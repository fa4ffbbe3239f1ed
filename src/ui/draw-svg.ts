/** An SVG that is to become pixels. */
export interface SvgDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A canvas with an SVG on it, stretched to that many pixels; what the SVG leaves transparent stays so unless there is a ground.
 * `undefined` if the browser cannot hold a canvas of that size or cannot show the SVG.
 */
export async function drawSvg({ svg, width, height }: SvgDrawing, ground?: string): Promise<HTMLCanvasElement | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const image = await loadImage(svg);
  if (!context || !image) return undefined;
  if (ground !== undefined) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** A PNG file of an SVG; `undefined` if the browser cannot draw one of that size. */
export async function drawPng(drawing: SvgDrawing): Promise<Blob | undefined> {
  const canvas = await drawSvg(drawing);
  return canvas && new Promise((resolve) => canvas.toBlob((png) => resolve(png ?? undefined), 'image/png'));
}

async function loadImage(svg: string): Promise<HTMLImageElement | undefined> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return undefined; // no SVG that can be shown
  } finally {
    URL.revokeObjectURL(url);
  }
}

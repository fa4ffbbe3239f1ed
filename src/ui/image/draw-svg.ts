/** An SVG that is to become pixels. */
export interface SvgDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The browser cannot hold a canvas of that size; or it cannot show the SVG, or lets nobody read how it looks. */
export type DrawingFault = 'tooLarge' | 'noPixels';

/** A canvas with an SVG on it, stretched to that many pixels; what the SVG leaves transparent stays so unless there is a ground. */
export async function drawSvg({ svg, width, height }: SvgDrawing, ground?: string): Promise<HTMLCanvasElement | DrawingFault> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const image = await loadImage(svg);
  if (!image) return 'noPixels';
  if (!context) return 'tooLarge';
  if (ground !== undefined) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(image, 0, 0, width, height);
  return isTainted(context) ? 'noPixels' : canvas;
}

/** What `<foreignObject>` shows may depend on who looks: browsers hide the pixels of a canvas on which that was drawn. */
function isTainted(context: CanvasRenderingContext2D): boolean {
  try {
    context.getImageData(0, 0, 1, 1);
    return false;
  } catch (error) {
    return error instanceof DOMException && error.name === 'SecurityError'; // others are about the size
  }
}

/** A PNG file of an SVG. */
export async function drawPng(drawing: SvgDrawing): Promise<Blob | DrawingFault> {
  const canvas = await drawSvg(drawing);
  if (typeof canvas === 'string') return canvas;
  return new Promise((resolve) => canvas.toBlob((png) => resolve(png ?? 'tooLarge'), 'image/png'));
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

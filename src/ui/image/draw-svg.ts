/** An SVG to draw, and its size in pixels. */
export interface SvgDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** `tooLarge`: the browser cannot create a canvas of that size. `noPixels`: it cannot display the SVG, or blocks reading its pixels. */
export type DrawingFault = 'tooLarge' | 'noPixels';

/** Draws an SVG on a canvas, stretched to the size. Transparent areas stay transparent unless there is a background color. */
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

/** Whether the browser blocks reading the canvas. Browsers do so for `<foreignObject>`, whose appearance can depend on the visitor. */
function isTainted(context: CanvasRenderingContext2D): boolean {
  try {
    context.getImageData(0, 0, 1, 1);
    return false;
  } catch (error) {
    return error instanceof DOMException && error.name === 'SecurityError'; // other errors concern the size
  }
}

/** Draws an SVG to a PNG file. */
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
    return undefined; // not a displayable SVG
  } finally {
    URL.revokeObjectURL(url);
  }
}

import { useEffect, useState } from 'react';
import { drawSvg } from './draw-svg.ts';

export interface SvgPixels {
  /** RGBA, a byte each, in a file, which a worker can read. `null` until it is drawn, and while there is none. */
  readonly file: File | null;
  /** Whether the browser lets nobody have them. */
  readonly hasFailed: boolean;
}

/** What an SVG looks like on white, as a square of so many pixels. */
export function useSvgPixels(svg: string, side: number): SvgPixels {
  const [drawn, setDrawn] = useState<{ readonly svg: string; readonly pixels: File | undefined }>();

  useEffect(() => {
    if (svg === '') return;
    let isWanted = true;
    const draw = async (): Promise<void> => {
      const canvas = await drawSvg({ svg, width: side, height: side }, '#fff');
      const pixels = typeof canvas === 'string' ? undefined : canvas.getContext('2d')?.getImageData(0, 0, side, side).data;
      if (isWanted) setDrawn({ svg, pixels: pixels && new File([pixels], 'pixels') });
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [svg, side]);

  const isDrawn = drawn?.svg === svg;
  return { file: (isDrawn && drawn.pixels) || null, hasFailed: isDrawn && drawn.pixels === undefined };
}

import { useEffect, useState } from 'react';
import { drawSvg } from './draw-svg.ts';

export interface SvgPixels {
  /** RGBA, one byte each, as a file that a worker can read. `null` until it is drawn, or if there is no SVG. */
  readonly file: File | null;
  /** Whether the browser blocks reading the pixels or cannot draw the SVG. */
  readonly hasFailed: boolean;
}

/** Draws an SVG on white, as a square of `side` pixels. */
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

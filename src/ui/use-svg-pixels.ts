import { useEffect, useState } from 'react';
import { drawSvg } from './draw-svg.ts';

/**
 * What an SVG looks like on white, as a square of so many pixels: RGBA, a byte each, in a file, which a worker can read. `null` until it is
 * drawn, and while there is no SVG.
 */
export function useSvgPixels(svg: string, side: number): File | null {
  const [drawn, setDrawn] = useState<{ readonly svg: string; readonly pixels: File }>();

  useEffect(() => {
    if (svg === '') return;
    let isWanted = true;
    const draw = async (): Promise<void> => {
      const canvas = await drawSvg({ svg, width: side, height: side }, '#fff');
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, side, side).data;
      if (isWanted && pixels) setDrawn({ svg, pixels: new File([pixels], 'pixels') });
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [svg, side]);

  return drawn?.svg === svg ? drawn.pixels : null;
}

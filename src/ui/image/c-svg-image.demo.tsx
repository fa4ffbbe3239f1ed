import { PngButtons } from './png-buttons.tsx';
import { SvgImage } from './svg-image.tsx';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><circle cx="2" cy="2" r="2" fill="#18a058"/></svg>';

/** An image with transparent corners and an empty one. Both can be saved as PNG. */
export default function SvgImageDemo() {
  return (
    <div className="grid max-w-180 gap-4">
      <SvgImage label="Circle" svg={svg} className="size-40" />
      <div className="flex flex-wrap gap-2">
        <PngButtons drawing={{ svg, width: 256, height: 256 }} fileName="circle.svg" canCopy />
      </div>
      <SvgImage label="Nothing yet" svg="" className="size-40" />
    </div>
  );
}

import { SvgPicture } from './svg-picture.tsx';
import { useResultAnnouncement } from '../output/use-result-announcement.ts';

export interface SvgImageProps {
  readonly label: string;
  /** The SVG as text. If empty, its space remains. */
  readonly svg: string;
  /** Classes for the size. Defaults to a square of 20 rem. */
  readonly className?: string | undefined;
}

/** An SVG as an output, on a checkered background that shows transparency. */
export function SvgImage({ label, svg, className = 'aspect-square w-80' }: SvgImageProps) {
  useResultAnnouncement(label, svg);
  return (
    <div className="grid justify-items-start gap-1">
      <span aria-hidden="true" className="text-sm font-medium">
        {label}
      </span>
      <div className="max-w-full overflow-hidden rounded-md border">
        {svg === '' ? (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is nothing that an img could load
          <div role="img" aria-label={label} className={`min-h-40 min-w-[min(--spacing(60),100%)] max-w-full bg-sunken ${className}`} />
        ) : (
          <SvgPicture svg={svg} alt={label} className={`chequered max-w-full ${className}`} />
        )}
      </div>
    </div>
  );
}

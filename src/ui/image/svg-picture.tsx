import { useMemo } from 'react';
import { useBlobSource } from '../file/use-blob-source.ts';

export interface SvgPictureProps {
  readonly svg: string;
  readonly alt: string;
  readonly className: string;
}

/** An SVG in an `img` element, which runs no scripts and loads nothing. */
export function SvgPicture({ svg, alt, className }: SvgPictureProps) {
  const source = useBlobSource(useMemo(() => new Blob([svg], { type: 'image/svg+xml' }), [svg]));
  return <img ref={source} alt={alt} className={`forced-color-adjust-none ${className}`} />;
}

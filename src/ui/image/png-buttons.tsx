import { useEffect, useRef, useState } from 'react';
import { announce } from '../feedback/announce.ts';
import { Button } from '../button/button.tsx';
import { CopyFace } from '../button/copy-face.tsx';
import { copyPng } from './copy-png.ts';
import { downloadFile } from '../button/download.ts';
import { drawPng, type SvgDrawing } from './draw-svg.ts';
import { useWords } from '../words/words.ts';

export interface PngButtonsProps {
  /** Missing if there is no drawing yet. */
  readonly drawing: SvgDrawing | undefined;
  /** The file name of the SVG, from which the name of the PNG is derived. */
  readonly fileName: string;
  /** Adds a button that copies the image. */
  readonly canCopy?: boolean | undefined;
}

const SHOWN_MS = 1500;

/** The buttons `Download PNG` and `Copy image` for an SVG, and a line for errors. */
export function PngButtons({ drawing, fileName, canCopy = false }: PngButtonsProps) {
  const words = useWords();
  const [hasCopied, setCopied] = useState(false);
  const [error, setError] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const faults = { tooLarge: words.cannotDrawPng, noPixels: words.noPixels };

  const download = async () => {
    if (!drawing) return;
    const png = await drawPng(drawing);
    setError(typeof png === 'string' ? faults[png] : undefined);
    if (typeof png !== 'string') downloadFile(fileName.replace(/svg$/, 'png'), png);
  };
  const copy = async () => {
    if (!drawing) return;
    const drawn = drawPng(drawing);
    const outcome = await copyPng(
      drawn.then((png) => {
        if (typeof png === 'string') throw new Error(faults[png]);
        return png;
      }),
    );
    const png = await drawn;
    const refusal = typeof png === 'string' ? faults[png] : words.imageNotCopied;
    setError({ copied: undefined, insecure: words.needsHttps, refused: refusal }[outcome]);
    if (outcome !== 'copied') return;
    announce(words.copiedToClipboard);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), SHOWN_MS);
  };

  return (
    <>
      <Button size="small" icon="download" isDisabled={drawing === undefined} onClick={() => void download()}>
        {words.download('PNG')}
      </Button>
      {canCopy && (
        <Button size="small" aria-label={words.copyImage} isDisabled={drawing === undefined} onClick={() => void copy()}>
          <CopyFace text={{ idle: words.copyImage, copied: words.copied }} hasCopied={hasCopied} />
        </Button>
      )}
      {error !== undefined && (
        <p role="alert" className="basis-full text-sm text-danger">
          {error}
        </p>
      )}
    </>
  );
}

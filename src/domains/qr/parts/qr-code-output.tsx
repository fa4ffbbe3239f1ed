import { useEffect, useEffectEvent } from 'react';
import type { PictureOutput, RowOutput } from '#core/outputs.ts';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { DownloadButton } from '#ui/button/download-button.tsx';
import { PngButtons } from '#ui/image/png-buttons.tsx';
import type { Row } from '#ui/output/result-row.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Verdict } from '#ui/output/verdict.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SvgImage } from '#ui/image/svg-image.tsx';
import { useSvgPixels } from '#ui/image/use-svg-pixels.ts';
import { useWords } from '#ui/words/words.ts';
import type { ShownProps } from '#tool-ui/outputs/show-output.ts';

/** The width of a module in the image for the scan test. */
const PIXELS_PER_MODULE = 4;

export interface QrCodeOutputProps {
  readonly picture: ShownProps<PictureOutput>;
  /** Whether the code belongs to the current values of the fields. */
  readonly isLatest: boolean;
  readonly rows: readonly Row[];
  /** The result of reading the code back. */
  readonly scanTest: ShownProps<RowOutput>;
  /** Called with the pixels of the code, or with `undefined` while they are not available. */
  readonly onDrawn: (pixels: File | undefined) => void;
}

/** Displays the result of the scan test, the code as an image to save or copy, and the rows about it. */
export function QrCodeOutput({ picture, isLatest, rows, scanTest, onDrawn }: QrCodeOutputProps) {
  const { label, svg, fileName, units = 0, png } = picture;
  const words = useWords();
  const pixels = useSvgPixels(isLatest ? svg : '', units * PIXELS_PER_MODULE);
  const reportPixels = useEffectEvent(onDrawn);
  useEffect(() => reportPixels(pixels.file ?? undefined), [pixels.file]);

  return (
    <Stack>
      <Verdict {...scanTest} {...(pixels.hasFailed && { value: words.noPixels, verdict: undefined })} />
      <SvgImage label={label} svg={svg} />
      <ButtonRow>
        <DownloadButton label="SVG" isNamed fileName={fileName} content={svg} isDisabled={svg === ''} />
        <PngButtons drawing={png} fileName={fileName} canCopy />
      </ButtonRow>
      <ResultRows rows={rows} />
    </Stack>
  );
}

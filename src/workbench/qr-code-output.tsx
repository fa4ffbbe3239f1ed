import type { Translate } from '#core/message-key.ts';
import { DownloadButton } from '#ui/download-button.tsx';
import { PngButtons } from '#ui/png-buttons.tsx';
import type { Row } from '#ui/result-row.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SvgImage } from '#ui/svg-image.tsx';
import { useWords } from '#ui/words.ts';
import type { QrMessages } from './qr-messages.ts';

/** A drawn QR code and what is said about it. */
interface DrawnQrCode {
  readonly svg: string;
  readonly pngSvg: string;
  readonly version: number;
  readonly size: number;
  readonly mode: 'numeric' | 'alphanumeric' | 'byte';
  readonly used: number;
  readonly capacity: number;
}

export interface QrCodeOutputProps {
  readonly label: string;
  readonly t: Translate<QrMessages>;
  readonly code: DrawnQrCode | null | undefined;
  /** Pixels of one side of the PNG. */
  readonly imageSize: number;
  /** Of the files, without the extension. */
  readonly baseName: string;
  /** Whether the code could be read back; `undefined` until that is known. */
  readonly isReadable: boolean | undefined;
  /** False if the browser lets nobody see how it looks, so that it cannot be read back. */
  readonly hasPixels: boolean;
  /** Stand after the version. */
  readonly rows?: readonly Row[] | undefined;
}

/** A QR code as an image that can be saved and copied, and the rows about it. */
export function QrCodeOutput({ label, t, code, imageSize, baseName, isReadable, hasPixels, rows = [] }: QrCodeOutputProps) {
  const words = useWords();
  const svg = code?.svg ?? '';
  const scanTest = isReadable === undefined ? '' : t(isReadable ? 'view.readsBack' : 'view.cannotBeRead');
  return (
    <div className="grid content-start gap-3">
      <SvgImage label={label} svg={svg} />
      <div className="flex flex-wrap gap-2">
        <DownloadButton label="SVG" isNamed fileName={`${baseName}.svg`} content={svg} mediaType="image/svg+xml" isDisabled={svg === ''} />
        <PngButtons drawing={{ svg: code?.pngSvg ?? '', width: imageSize, height: imageSize }} fileName={`${baseName}.png`} canCopy />
      </div>
      <ResultRows
        rows={[
          { label: t('outputs.version'), value: code ? t('view.versionAndSize', { version: code.version, size: code.size }) : '' },
          ...rows,
          {
            label: t('outputs.capacityUsed'),
            value: code ? t(`view.capacity.${code.mode}`, { used: code.used, capacity: code.capacity }) : '',
          },
          {
            label: t('outputs.scanTest'),
            value: hasPixels ? scanTest : words.noPixels,
            isProse: true,
            isNote: true,
          },
        ]}
      />
    </div>
  );
}

import { PrintSheet } from '#ui/layout/print-sheet.tsx';
import { SvgPicture } from '#ui/image/svg-picture.tsx';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

interface NetworkCardProps {
  readonly t: Tool<typeof declaration, typeof en>['t'];
  /** The QR code, or empty if there is nothing to print. */
  readonly svg: string;
  readonly ssid: string;
  /** `undefined` if the card has no password. */
  readonly password: string | undefined;
}

/** A button that prints a card with the network's name, password, and QR code. */
export function NetworkCard({ t, svg, ssid, password }: NetworkCardProps) {
  return (
    <PrintSheet button={t('view.printCard')} isDisabled={svg === ''}>
      <dl className="grid gap-3 *:wrap-anywhere *:whitespace-pre-wrap">
        <dt>{t('view.card.network')}</dt>
        <dd className="text-2xl font-semibold">{ssid}</dd>
        {password !== undefined && (
          <>
            <dt>{t('view.card.password')}</dt>
            <dd className="font-mono text-xl">{password}</dd>
          </>
        )}
      </dl>
      {svg !== '' && <SvgPicture svg={svg} alt="" className="size-[8cm]" />}
    </PrintSheet>
  );
}

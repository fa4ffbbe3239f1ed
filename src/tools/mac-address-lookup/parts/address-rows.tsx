import { ResultRows } from '#ui/result-rows.tsx';
import type { SingleAddress } from '../look-up.ts';
import type { LookupTool } from './lookup-tool.ts';
import { blockText, vendorText } from './vendor-text.ts';

interface AddressRowsProps {
  readonly tool: LookupTool;
  readonly address: SingleAddress | undefined;
  readonly vendorAddress: string;
}

/** All there is to say about one address. Rows that do not apply to it are absent. */
export function AddressRows({ tool: { t }, address, vendorAddress }: AddressRowsProps) {
  const { vendor, kind, use, notations } = address ?? {};
  const block = vendor && 'block' in vendor ? vendor.block : undefined;
  return (
    <ResultRows
      rows={[
        { label: t('outputs.vendor'), value: vendor ? vendorText(t, vendor) : '', isProse: true },
        { label: t('outputs.vendorAddress'), value: vendorAddress, isProse: true },
        { label: t('outputs.block'), value: vendor ? blockText(vendor) : '' },
        { label: t('outputs.blockRange'), value: block ? t('view.range', { first: block.first, last: block.last }) : '' },
        { label: t('outputs.kind'), value: kind ? t(`view.kinds.${kind}`) : '', isProse: true },
        ...(use ? [{ label: t('outputs.knownUse'), value: t(`view.uses.${use}`), isProse: true }] : []),
        ...(notations
          ? [
              { label: t('outputs.colon'), value: notations.colon },
              { label: t('outputs.hyphen'), value: notations.hyphen },
              { label: t('outputs.cisco'), value: notations.cisco },
              { label: t('outputs.bare'), value: notations.bare },
              { label: t('outputs.eui64'), value: notations.eui64 },
              { label: t('outputs.linkLocal'), value: notations.linkLocal },
              { label: t('outputs.decimal'), value: notations.decimal },
            ]
          : []),
      ]}
    />
  );
}

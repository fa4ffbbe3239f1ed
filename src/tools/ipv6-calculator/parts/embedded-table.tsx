import type { ToolId } from '#core/tool.ts';
import { ToolLink } from '#workbench/tool/tool-link.tsx';
import type { ShownProps } from '#workbench/answer/show-output.ts';
import type { declaration } from '../declare.ts';
import { SavedTable } from '#workbench/answer/saved-table.tsx';

type Embedded = ShownProps<(typeof declaration)['outputs']['embedded']>;
type EmbeddedRow = NonNullable<ReturnType<Embedded['rows']['at']>>;

interface EmbeddedTableProps extends Embedded {
  /** What the link behind a MAC address says. */
  readonly lookUpVendor: string;
}

/** Where a part is read on: the tool, and what its fields shall hold. */
function furtherOf({ value, isIpv4, isMac, isGlobalId }: EmbeddedRow): readonly [ToolId, Readonly<Record<string, string>>] | undefined {
  if (isIpv4) return ['ipv4-address-converter', { address: value }];
  if (isMac) return ['mac-address-lookup', { addresses: value }];
  return isGlobalId ? ['ipv6-ula-generator', { source: 'globalId', globalId: value }] : undefined;
}

/** A part with where it is read on; of a MAC address the link says why. */
function PartValue({ lookUpVendor, ...row }: EmbeddedRow & Pick<EmbeddedTableProps, 'lookUpVendor'>) {
  const [toolId, fields] = furtherOf(row) ?? [];
  if (!toolId) return <span className="font-mono">{row.value}</span>;
  const linked = new URLSearchParams(fields).toString();
  return (
    <>
      {row.isMac && (
        <span data-value className="me-3">
          {row.value}
        </span>
      )}
      <ToolLink toolId={toolId} fields={linked}>
        {row.isMac ? lookUpVendor : row.value}
      </ToolLink>
    </>
  );
}

const looks = (lookUpVendor: string) => ({
  part: { width: '16rem', minWidth: '11rem' },
  value: {
    minWidth: '12rem',
    cell: (row: EmbeddedRow) => <PartValue {...row} lookUpVendor={lookUpVendor} />,
    text: ({ value }: EmbeddedRow) => value,
  },
});

/** What is encoded in an address, with links to what else there is to know about it. */
export const EmbeddedTable = ({ lookUpVendor, ...embedded }: EmbeddedTableProps) => (
  <SavedTable {...embedded} looks={looks(lookUpVendor)} />
);

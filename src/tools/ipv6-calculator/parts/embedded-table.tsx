import type { ToolId } from '#core/tool.ts';
import { ToolLink } from '#tool-ui/tool/tool-link.tsx';
import type { ShownProps } from '#tool-ui/outputs/show-output.ts';
import type { declaration } from '../declare.ts';
import { SavedTable } from '#tool-ui/outputs/saved-table.tsx';

type Embedded = ShownProps<(typeof declaration)['outputs']['embedded']>;
type EmbeddedRow = NonNullable<ReturnType<Embedded['rows']['at']>>;

interface EmbeddedTableProps extends Embedded {
  /** The text of the link after a MAC address. */
  readonly lookUpVendor: string;
}

/** The tool that explains a part, and the values for its fields. */
function furtherOf({ value, isIpv4, isMac, isGlobalId }: EmbeddedRow): readonly [ToolId, Readonly<Record<string, string>>] | undefined {
  if (isIpv4) return ['ipv4-address-converter', { address: value }];
  if (isMac) return ['mac-address-lookup', { addresses: value }];
  return isGlobalId ? ['ipv6-ula-generator', { source: 'globalId', globalId: value }] : undefined;
}

/** A part with a link to the tool that explains it. The link after a MAC address has its own text. */
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

/** The parts encoded in an address, with links to tools that explain them. */
export const EmbeddedTable = ({ lookUpVendor, ...embedded }: EmbeddedTableProps) => (
  <SavedTable {...embedded} looks={looks(lookUpVendor)} />
);

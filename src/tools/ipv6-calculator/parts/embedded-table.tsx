import type { ToolId } from '#core/tool.ts';
import { ToolLink } from '#workbench/tool/tool-link.tsx';
import type { ShownProps } from '#workbench/answer/show-output.ts';
import type { declaration } from '../declare.ts';
import { SavedTable } from './saved-table.tsx';

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

/** What is encoded in an address, with links to what else there is to know about it. */
export function EmbeddedTable({ lookUpVendor, ...embedded }: EmbeddedTableProps) {
  const ValueCell = (row: EmbeddedRow) => {
    const [toolId, fields] = furtherOf(row) ?? [];
    if (!toolId) return row.value;
    const linked = new URLSearchParams(fields).toString();
    if (!row.isMac)
      return (
        <ToolLink toolId={toolId} fields={linked}>
          {row.value}
        </ToolLink>
      );
    return (
      <>
        <span className="me-3">{row.value}</span>
        <ToolLink toolId={toolId} fields={linked}>
          {lookUpVendor}
        </ToolLink>
      </>
    );
  };
  const looks = {
    part: { width: '16rem', minWidth: '11rem' },
    value: { minWidth: '12rem', cell: ValueCell, text: ({ value }: EmbeddedRow) => value },
  };
  return <SavedTable {...embedded} looks={looks} />;
}

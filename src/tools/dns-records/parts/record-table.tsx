import { withColumns } from '#ui/table/with-columns.ts';
import type { ShownProps } from '#tool-ui/outputs/show-output.ts';
import type { declaration } from '../declare.ts';
import { TitledTable } from './titled-table.tsx';

const looks = {
  name: { isMonospace: true, width: '26%', minWidth: '11rem' },
  type: { isMonospace: true, width: '7rem', minWidth: '6rem' },
  data: { isMonospace: true, minWidth: '14rem' },
  ttl: { width: '6rem', minWidth: '5rem', align: 'end' as const, sortBy: ({ ttl }: { readonly ttl: string }) => Number(ttl) },
  line: { width: '5rem', minWidth: '4rem', align: 'end' as const, sortBy: ({ line }: { readonly line: string }) => Number(line) },
};

/** All records in canonical form. */
export const RecordTable = ({ columns, ...records }: ShownProps<(typeof declaration)['outputs']['recordList']>) => (
  <TitledTable {...records} columns={withColumns(columns, looks)} keyOf={(_row, index) => index} />
);

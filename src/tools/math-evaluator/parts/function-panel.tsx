import { useState } from 'react';
import { Collapse } from '#ui/layout/collapse.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

export interface FunctionPanelProps {
  readonly tool: Pick<Tool<typeof declaration, typeof en>, 't' | 'show' | 'job' | 'bring'>;
  /** Inserts texts before and after the selection in the expression. */
  readonly onInsert: (before: string, after: string) => void;
}

/** A searchable list of the names that an expression can use. Selecting one inserts it. The list is loaded when it is first opened. */
export function FunctionPanel({ tool: { t, show, job, bring }, onInsert }: FunctionPanelProps) {
  const [query, setQuery] = useState('');
  const { columns, ...table } = show('functions');
  const listing = job('listFunctions');

  const load = () => {
    if (table.rows.length === 0) listing.request();
  };
  const search = (text: string) => {
    setQuery(text);
    bring('query', text);
  };

  return (
    <Collapse title={table.label} onOpen={load}>
      <TextField name="query" label={t('view.search')} value={query} onChange={search} />
      <DataTable
        {...table}
        columns={withColumns(columns, looks(onInsert))}
        maxHeight="18rem"
        emptyText={listing.isLatest ? t('view.noFunction') : t('view.loading')}
      />
      <JobProgress job={listing} />
    </Collapse>
  );
}

interface ListedFunction {
  readonly syntax: string;
  readonly description: string;
  readonly isFunction?: boolean;
}

const looks = (onInsert: FunctionPanelProps['onInsert']) => ({
  syntax: {
    width: '45%',
    isMonospace: true,
    cell: ({ syntax, isFunction }: ListedFunction) => {
      const [name = ''] = syntax.split('(');
      const insert = () => (isFunction ? onInsert(`${name}(`, ')') : onInsert(name, ''));
      return (
        <button type="button" className="text-start text-accent-ink hover:underline" onClick={insert}>
          {syntax}
        </button>
      );
    },
  },
  description: { cell: ({ description }: ListedFunction) => <span lang="en">{description}</span> },
});

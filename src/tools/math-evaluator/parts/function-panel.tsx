import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { DataColumn } from '#ui/data-column.ts';
import { DataTable } from '#ui/data-table.tsx';
import { TextField } from '#ui/text-field.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useRequestedOperation } from '#workbench/use-requested-operation.ts';
import type { ListedName } from '../function-list.ts';
import type { operations } from '../logic.ts';
import { matchingFunctions } from '../matching-functions.ts';
import type { MathTool } from './math-tool.ts';

export interface FunctionPanelProps {
  readonly t: MathTool['t'];
  /** Puts texts around what is selected in the expression. */
  readonly onInsert: (before: string, after: string) => void;
}

/** What an expression can name, to search in and to insert from; asked for when it is first opened. */
export function FunctionPanel({ t, onInsert }: FunctionPanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const job = useRequestedOperation<typeof operations, 'functions'>('functions', { inputs: {}, options: {} });
  const functions = valueOf(job.outcome);

  const toggle = () => {
    if (!functions) job.request();
    setOpen(!isOpen);
  };
  const insert = ({ name, isFunction }: ListedName) => onInsert(isFunction ? `${name}(` : name, isFunction ? ')' : '');

  return (
    <div className="grid grid-cols-1 gap-2">
      <div>
        <Button size="small" icon={isOpen ? 'chevron-down' : 'chevron-right'} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {t('view.functions')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        <TextField name="query" label={t('view.search')} value={query} onChange={setQuery} />
        <DataTable
          label={t('view.functions')}
          columns={columnsOf(t, insert)}
          rows={matchingFunctions(functions ?? [], query)}
          keyOf={({ name }) => name}
          maxHeight="18rem"
          emptyText={functions ? t('view.noFunction') : t('view.loading')}
        />
        <JobProgress job={job} />
      </div>
    </div>
  );
}

const columnsOf = (t: MathTool['t'], insert: (listed: ListedName) => void): readonly DataColumn<ListedName>[] => [
  {
    name: 'syntax',
    label: t('view.function'),
    width: '45%',
    isMonospace: true,
    cell: (listed) => (
      <button type="button" className="text-left text-accent-ink hover:underline" onClick={() => insert(listed)}>
        {listed.syntax}
      </button>
    ),
  },
  { name: 'description', label: t('view.description'), cell: ({ description }) => <span lang="en">{description}</span> },
];

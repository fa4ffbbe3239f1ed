import { Button } from '#ui/button.tsx';
import type { DataColumn } from '#ui/data-column.ts';
import { DataTable } from '#ui/data-table.tsx';
import type { Tool } from '#workbench/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../messages/en.json';
import type { QueryParameter } from '../query.ts';

interface ParametersTableProps {
  readonly t: Tool<typeof en, typeof fields.inputs, typeof fields.options>['t'];
  readonly parameters: readonly QueryParameter[];
  /** Told the value that is to be parsed next. */
  readonly onParse: (url: string) => void;
}

/** The parameters of a query, in their order; a value that is itself the URL of a page can be parsed in its turn. */
export function ParametersTable({ parameters, ...actions }: ParametersTableProps) {
  const { t } = actions;
  const label = t('outputs.parameters');
  return (
    <section>
      <h2 className="mb-2 text-base font-semibold">{label}</h2>
      <DataTable
        label={label}
        columns={columnsOf(actions)}
        rows={parameters}
        keyOf={(_parameter, index) => index}
        emptyText={t('view.noParameters')}
      />
    </section>
  );
}

type Actions = Omit<ParametersTableProps, 'parameters'>;

const columnsOf = ({ t, onParse }: Actions): readonly DataColumn<QueryParameter>[] => [
  { name: 'name', label: t('view.columns.name'), cell: ({ name }) => name, isMonospace: true, width: '28%' },
  {
    name: 'value',
    label: t('view.columns.value'),
    cell: (parameter) => (parameter.isWebUrl ? <ParsableValue {...{ t, onParse }} {...parameter} /> : parameter.value),
    isMonospace: true,
  },
  {
    name: 'occurrence',
    label: t('view.columns.occurrence'),
    cell: ({ occurrence: number, occurrences: total }) => (total > 1 ? t('view.occurrence', { number, total }) : ''),
    width: '6.5rem',
  },
];

function ParsableValue({ t, name, value, onParse }: Actions & QueryParameter) {
  return (
    <>
      <span data-value>{value}</span>
      <Button
        size="small"
        variant="text"
        className="ms-2 font-sans"
        aria-label={t('view.parseParameter', { name })}
        onClick={() => onParse(value)}
      >
        {t('view.parse')}
      </Button>
    </>
  );
}

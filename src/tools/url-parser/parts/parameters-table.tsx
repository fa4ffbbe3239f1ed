import { Button } from '#ui/button/button.tsx';
import { TableSection } from '#ui/table/table-section.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

type UrlTool = Tool<typeof declaration, typeof en>;

interface ParametersTableProps {
  readonly tool: Pick<UrlTool, 't' | 'show'>;
  /** Called with the value that is to be parsed next. */
  readonly onParse: (url: string) => void;
}

/** The parameters of a query, in order. A value that is a web URL can be parsed in turn. */
export function ParametersTable({ tool, onParse }: ParametersTableProps) {
  const { label, columns, ...table } = tool.show('parameters');
  return (
    <TableSection
      {...table}
      heading={label}
      maxHeight={undefined}
      emptyText={tool.t('view.noParameters')}
      columns={withColumns(columns, looks(tool, onParse))}
    />
  );
}

const looks = ({ t }: Pick<UrlTool, 't'>, onParse: ParametersTableProps['onParse']) => ({
  name: { isMonospace: true, width: '28%' },
  value: {
    isMonospace: true,
    cell: ({ name, value, isWebUrl }: { readonly name: string; readonly value: string; readonly isWebUrl?: boolean }) =>
      isWebUrl ? (
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
      ) : (
        value
      ),
  },
  occurrence: { width: '6.5rem' },
});

import { Button } from '#ui/button/button.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import type { KeycodeTool } from './keycode-tool.ts';

interface RecentKeysProps {
  readonly tool: Pick<KeycodeTool, 't' | 'show'>;
  readonly onClear: () => void;
}

const look = {
  number: { width: '3rem' },
  key: { isMonospace: true, minWidth: '6rem' },
  code: { isMonospace: true, minWidth: '6rem' },
  keyCode: { isMonospace: true },
  location: { isMonospace: true },
  modifiers: { isMonospace: true, minWidth: '8rem' },
};

/** The history of the keys, which can be cleared. */
export function RecentKeys({ tool: { t, show }, onClear }: RecentKeysProps) {
  const recent = show('recent');
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{recent.label}</h2>
        <Button size="small" icon="trash" isDisabled={recent.rows.length === 0} onClick={onClear}>
          {t('view.clearHistory')}
        </Button>
      </div>
      <DataTable {...recent} maxHeight="none" emptyText={t('view.noKeys')} columns={withColumns(recent.columns, look)} />
    </section>
  );
}

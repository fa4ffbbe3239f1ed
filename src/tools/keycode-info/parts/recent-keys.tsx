import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { KeyPress } from '../key-press.ts';
import { codeText, keyText, locationText, modifiersText } from './key-texts.ts';
import type { Translate } from './keycode-tool.ts';

interface RecentKeysProps {
  readonly t: Translate;
  /** Newest first. */
  readonly recent: readonly KeyPress[];
  readonly onClear: () => void;
}

/** The history of the keys, which can be cleared. */
export const RecentKeys = ({ t, recent, onClear }: RecentKeysProps) => (
  <section>
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-base font-semibold">{t('view.recent')}</h2>
      <Button size="small" icon="trash" isDisabled={recent.length === 0} onClick={onClear}>
        {t('view.clearHistory')}
      </Button>
    </div>
    <DataTable
      label={t('view.recent')}
      maxHeight="none"
      rows={recent}
      keyOf={(_, index) => index}
      emptyText={t('view.noKeys')}
      columns={[
        { name: 'number', label: t('view.number'), width: '3rem', cell: (_, index) => index + 1 },
        { name: 'key', label: t('view.key'), isMonospace: true, minWidth: '6rem', cell: (press) => keyText(t, press) },
        { name: 'code', label: t('view.code'), isMonospace: true, minWidth: '6rem', cell: (press) => codeText(t, press) },
        { name: 'keyCode', label: t('view.keyCode'), isMonospace: true, cell: ({ keyCode }) => keyCode },
        { name: 'location', label: t('view.location'), isMonospace: true, cell: (press) => locationText(t, press) },
        { name: 'modifiers', label: t('view.modifiers'), isMonospace: true, minWidth: '8rem', cell: (press) => modifiersText(t, press) },
      ]}
    />
  </section>
);

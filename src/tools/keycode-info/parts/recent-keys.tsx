import { DataTable } from '#ui/data-table.tsx';
import type { KeyPress } from '../key-press.ts';
import { codeText, keyText, locationText, modifiersText } from './key-texts.ts';
import type { Translate } from './keycode-tool.ts';

interface RecentKeysProps {
  readonly t: Translate;
  /** Newest first. */
  readonly recent: readonly KeyPress[];
}

export function RecentKeys({ t, recent }: RecentKeysProps) {
  return (
    <DataTable
      label={t('outputs.recent')}
      maxHeight="none"
      rows={recent}
      keyOf={(_, index) => index}
      emptyText={t('view.noKeys')}
      columns={[
        { name: 'number', label: t('view.number'), width: '3rem', cell: (_, index) => index + 1 },
        { name: 'key', label: t('outputs.key'), isMonospace: true, minWidth: '6rem', cell: (press) => keyText(t, press) },
        { name: 'code', label: t('outputs.code'), isMonospace: true, minWidth: '6rem', cell: (press) => codeText(t, press) },
        { name: 'keyCode', label: t('outputs.keyCode'), isMonospace: true, cell: ({ keyCode }) => keyCode },
        { name: 'location', label: t('outputs.location'), isMonospace: true, cell: (press) => locationText(t, press) },
        { name: 'modifiers', label: t('outputs.modifiers'), isMonospace: true, minWidth: '8rem', cell: (press) => modifiersText(t, press) },
      ]}
    />
  );
}

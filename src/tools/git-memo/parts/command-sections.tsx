import { rowGroups } from '#ui/table/row-groups.ts';
import { TableSection } from '#ui/table/table-section.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import { CommandText } from './command-text.tsx';
import type { GitTool } from './git-tool.ts';
import { Meaning } from './meaning.tsx';

/** The commands for each kind of task under its heading. */
export function CommandSections({ tool: { t, show } }: { readonly tool: GitTool }) {
  const { columns, rows: found, keyOf } = show('commands');
  const looks = {
    command: { cell: CommandText, width: 'clamp(11rem, 36vw, 30rem)', isMonospace: true },
    meaning: {
      cell: ({ meaning, losesData }: { readonly meaning: string; readonly losesData?: boolean }) =>
        Meaning({ text: meaning, badge: losesData ? t('view.losesData') : undefined }),
      minWidth: '9rem',
    },
  };
  return rowGroups(found, ({ section }) => section).map(({ name, rows }) => (
    <TableSection
      key={name}
      heading={name}
      {...{ rows, keyOf }}
      copy={({ command }) => ({ label: command, value: command })}
      columns={withColumns(
        columns.filter((column) => column.name !== 'section'),
        looks,
      )}
    />
  ));
}

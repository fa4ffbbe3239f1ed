import { rowGroups } from '#ui/table/row-groups.ts';
import { TableSection } from '#ui/table/table-section.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import { CodeInText } from './code-in-text.tsx';
import type { MemoTool } from './memo-tool.ts';

const looks = {
  syntax: { width: 'clamp(9rem, 30vw, 22rem)', isMonospace: true },
  meaning: { cell: ({ meaning }: { readonly meaning: string }) => CodeInText({ text: meaning }) },
};

/** The syntax and its meaning, grouped by section. */
export function SyntaxSections({ tool: { t, show } }: { readonly tool: MemoTool }) {
  const { columns, rows: found, keyOf } = show('syntax');
  return rowGroups(found, ({ section }) => section).map(({ name, rows }) => (
    <div key={name} className="grid grid-cols-1 gap-1">
      <TableSection
        heading={name}
        {...{ rows, keyOf }}
        copy={({ syntax }) => ({ label: syntax, value: syntax })}
        columns={withColumns(
          columns.filter((column) => column.name !== 'section'),
          looks,
        )}
      />
      {name === t('view.sections.escapes') && <p className="text-sm text-ink-soft">{t('view.escapesNote')}</p>}
    </div>
  ));
}

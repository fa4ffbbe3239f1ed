import { TableSection } from '#ui/table-section.tsx';
import type { sections } from '../sections.ts';
import { CodeInText } from './code-in-text.tsx';
import type { MemoTool } from './memo-tool.ts';

interface SyntaxSectionProps {
  readonly t: MemoTool['t'];
  readonly section: (typeof sections)[number];
}

/** One kind of syntax and what it means. */
export function SyntaxSection({ t, section }: SyntaxSectionProps) {
  return (
    <div className="grid gap-1">
      <TableSection<(typeof section.entries)[number]>
        heading={t(`view.sections.${section.name}`)}
        rows={section.entries}
        keyOf={({ name }) => name}
        copy={({ syntax }) => ({ label: syntax, value: syntax })}
        columns={[
          {
            name: 'syntax',
            label: t('view.columns.syntax'),
            cell: ({ syntax }) => syntax,
            width: 'clamp(9rem, 30vw, 22rem)',
            isMonospace: true,
          },
          { name: 'meaning', label: t('view.columns.meaning'), cell: ({ name }) => CodeInText({ text: t(`view.meanings.${name}`) }) },
        ]}
      />
      {section.name === 'escapes' && <p className="text-sm text-ink-soft">{t('view.escapesNote')}</p>}
    </div>
  );
}

import { TableSection } from '#ui/table-section.tsx';
import { ToolLink } from '#workbench/tool-link.tsx';
import { testerFields } from '../logic.ts';
import type { readyPatterns } from '../ready-patterns.ts';
import type { MemoTool } from './memo-tool.ts';

type Pattern = (typeof readyPatterns)[number];

interface PatternSectionProps {
  readonly t: MemoTool['t'];
  readonly patterns: readonly Pattern[];
}

/** Patterns to copy, or to open in the tester. */
export function PatternSection({ t, patterns }: PatternSectionProps) {
  const text = t('view.try');
  return (
    <TableSection
      heading={t('view.sections.readyPatterns')}
      rows={patterns}
      keyOf={({ name }) => name}
      copy={({ name, pattern }) => ({ label: t(`view.patterns.${name}`), value: pattern })}
      columns={[
        { name: 'name', label: t('view.columns.name'), cell: ({ name }) => t(`view.patterns.${name}`), width: 'clamp(7rem, 16vw, 14rem)' },
        { name: 'pattern', label: t('view.columns.pattern'), cell: ({ pattern }) => pattern, minWidth: '12rem', isMonospace: true },
        { name: 'flags', label: t('view.columns.flags'), cell: ({ flags }) => flags, width: '3.5rem', isMonospace: true },
        { name: 'tester', label: t('view.columns.tester'), cell: (pattern) => TryLink({ ...pattern, text }), width: '4rem' },
      ]}
    />
  );
}

const TryLink = ({ pattern, flags, text }: Omit<Pattern, 'name'> & { readonly text: string }) => (
  <ToolLink toolId="regex-tester" fields={testerFields(pattern, flags)}>
    {text}
  </ToolLink>
);

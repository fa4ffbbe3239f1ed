import { TableSection } from '#ui/table/table-section.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import { ToolLink } from '#tool-ui/tool/tool-link.tsx';
import { testerFields } from '../tester-fields.ts';
import type { MemoTool } from './memo-tool.ts';

const looks = {
  name: { width: 'clamp(7rem, 16vw, 14rem)' },
  pattern: { minWidth: '12rem', isMonospace: true },
  flags: { width: '3.5rem', isMonospace: true },
};

/** The matching patterns, each with buttons to copy it and to open it in regex-tester. Hidden if there are none. */
export function PatternSection({ tool: { t, show } }: { readonly tool: MemoTool }) {
  const { label, columns, ...patterns } = show('patterns');
  if (patterns.rows.length === 0) return null;
  const text = t('view.try');
  return (
    <TableSection
      {...patterns}
      heading={label}
      copy={({ name, pattern }) => ({ label: name, value: pattern })}
      columns={[
        ...withColumns(columns, looks),
        { name: 'tester', label: t('view.tester'), cell: (pattern) => TryLink({ ...pattern, text }), width: '4rem' },
      ]}
    />
  );
}

interface TryLinkProps {
  readonly pattern: string;
  readonly flags: string;
  readonly text: string;
}

const TryLink = ({ pattern, flags, text }: TryLinkProps) => (
  <ToolLink toolId="regex-tester" fields={testerFields(pattern, flags)}>
    {text}
  </ToolLink>
);

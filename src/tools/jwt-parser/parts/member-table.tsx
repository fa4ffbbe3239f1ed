import { TableSection } from '#ui/table/table-section.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

interface MemberTableProps {
  readonly tool: Pick<Tool<typeof declaration, typeof en>, 'show'>;
  readonly of: 'headerParameters' | 'claims';
}

const looks = {
  name: { isMonospace: true, width: '22%' },
  value: { isMonospace: true, width: '39%', minWidth: '8rem' },
  meaning: { cell: Meaning, minWidth: '12rem' },
};

/** The members of the header or the payload, with their meanings. If a name is in both, its copy button also names the table. */
export function MemberTable({ tool, of }: MemberTableProps) {
  const { label, columns, ...members } = tool.show(of);
  return (
    <TableSection
      {...members}
      heading={label}
      maxHeight={undefined}
      keyOf={({ name }) => name}
      copy={({ name, value, isInBoth }) => ({ label: isInBoth ? `${label} ${name}` : name, value })}
      columns={withColumns(columns, looks)}
    />
  );
}

/** A meaning, with each part of the time on its own line below. */
function Meaning({ meaning }: { readonly meaning: string }) {
  const [text, ...time] = meaning.split('\n');
  return (
    <>
      {text}
      {time.length > 0 && (
        <span className="mt-0.5 block text-ink-soft tabular-nums">
          {time.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

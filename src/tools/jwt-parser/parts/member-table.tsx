import { DataTable } from '#ui/data-table.tsx';
import type { Tool } from '#workbench/use-tool.ts';
import type { ClaimTime, NoTime } from '../claims.ts';
import type { inputs, options } from '../fields.ts';
import type en from '../messages/en.json';
import { TimeDetails } from './time-details.tsx';

interface ExplainedMember {
  readonly name: string;
  readonly value: string;
  /** Empty where it is not known. */
  readonly meaning: string;
  readonly time?: ClaimTime | NoTime | undefined;
}

interface MemberTableProps {
  readonly t: Tool<typeof en, typeof inputs, typeof options>['t'];
  readonly label: string;
  readonly members: readonly ExplainedMember[];
  /** Names that another table has, too: their copy buttons say which table they belong to. */
  readonly namesElsewhere: readonly string[];
}

/** The members of the header or the payload, with what they mean. */
export function MemberTable({ t, label, members, namesElsewhere }: MemberTableProps) {
  return (
    <section>
      <h2 className="mb-2 text-base font-semibold">{label}</h2>
      <DataTable
        label={label}
        rows={members}
        keyOf={({ name }) => name}
        copy={({ name, value }) => ({ label: namesElsewhere.includes(name) ? `${label} ${name}` : name, value })}
        columns={[
          { name: 'name', label: t('view.columns.name'), cell: ({ name }) => name, isMonospace: true, width: '22%' },
          { name: 'value', label: t('view.columns.value'), cell: ({ value }) => value, isMonospace: true, width: '39%' },
          { name: 'meaning', label: t('view.columns.meaning'), cell: Meaning },
        ]}
      />
    </section>
  );
}

function Meaning({ meaning, time }: ExplainedMember) {
  return (
    <>
      {meaning}
      {typeof time === 'object' && <TimeDetails time={time} />}
    </>
  );
}

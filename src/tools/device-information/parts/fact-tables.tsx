import { ResultRows } from '#ui/output/result-rows.tsx';
import type { FactGroup } from '../write-report.ts';

/** Each group under its heading. Columns balance the different lengths of the groups. */
export const FactTables = ({ groups }: { readonly groups: readonly FactGroup[] }) => (
  <div className="-mb-6 gap-6 @columns:columns-2">
    {groups.map(({ heading, facts }) => (
      <section key={heading} className="break-inside-avoid pb-6">
        <h2 className="mb-1 text-base font-semibold">{heading}</h2>
        <ResultRows label={heading} rows={facts.map((fact) => ({ ...fact, isProse: true }))} />
      </section>
    ))}
  </div>
);

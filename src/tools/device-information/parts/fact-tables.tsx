import { ResultRows } from '#ui/output/result-rows.tsx';
import type { FactGroup } from '../write-report.ts';

/** Each group under its heading, in columns of equal height: the groups are of very different lengths. */
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

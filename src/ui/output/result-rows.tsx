import { ResultRow, type Row } from './result-row.tsx';
import { useWords } from '../words/words.ts';

export interface ResultRowsProps {
  readonly rows: readonly Row[];
  /** What the table is about, for screen readers; that it has results if left out. */
  readonly label?: string | undefined;
  /** What tells the copy buttons of this table from those of another with the same headers. */
  readonly prefix?: string | undefined;
}

/** Results that each have a name: a table of two columns. A row whose value is not there yet stays, empty. */
export function ResultRows({ rows, label, prefix }: ResultRowsProps) {
  const words = useWords();
  return (
    <table aria-label={label ?? words.results} className="w-full max-w-180 border-collapse @max-rows:block @max-rows:*:block">
      <tbody>
        {rows
          .filter(({ isOptional, value }) => !isOptional || value !== '')
          .map((row) => (
            <ResultRow key={row.label} {...row} prefix={prefix} />
          ))}
      </tbody>
    </table>
  );
}

import { ResultRow, type Row } from './result-row.tsx';
import { useWords } from '../words/words.ts';

export interface ResultRowsProps {
  readonly rows: readonly Row[];
  /** The accessible name of the table. Defaults to a generic name for results. */
  readonly label?: string | undefined;
  /** A prefix that distinguishes the copy buttons from those of another table with the same headers. */
  readonly prefix?: string | undefined;
}

/** Named results in a table of two columns. A row without a value yet stays, empty. */
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

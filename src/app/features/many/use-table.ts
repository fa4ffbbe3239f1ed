import { useEffect, useState } from 'react';
import { delimiterOf } from './delimiter-of.ts';
import type { Records } from './read-table.ts';

interface Read {
  readonly text: string;
  readonly records: Records;
}

/** The records of a file, if it is a table. The parser is loaded with the first table. */
export function useTable(fileName: string | undefined, text: string): Records | undefined {
  const [read, setRead] = useState<Read>();
  const delimiter = fileName === undefined || text === '' ? undefined : delimiterOf(fileName, text);
  useEffect(() => {
    if (delimiter === undefined) return;
    let isWanted = true;
    import('./read-table.ts').then(
      ({ readTable }) => isWanted && setRead({ text, records: readTable(text, delimiter) }),
      () => undefined, // offline and not kept: its lines are used instead
    );
    return () => {
      isWanted = false;
    };
  }, [delimiter, text]);
  return delimiter !== undefined && read?.text === text ? read.records : undefined;
}

import { DataTable } from './data-table.tsx';
import { TableActions } from './table-actions.tsx';
import { tableRecords } from './table-records.ts';

interface Person {
  readonly name: string;
  readonly born: number;
  readonly motto: string;
}

const people = (count: number): readonly Person[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Person ${index + 1}`,
    born: 1900 + ((index * 37) % 120),
    motto: 'x'.repeat(1 + (index % 60)),
  }));

const columns = [
  { name: 'name', label: 'Name', cell: (person: Person) => person.name, sortBy: (person: Person) => person.name },
  {
    name: 'born',
    label: 'Born',
    cell: (person: Person) => person.born,
    sortBy: (person: Person) => person.born,
    align: 'end' as const,
    width: '6rem',
  },
  { name: 'motto', label: 'Motto', cell: (person: Person) => person.motto, isMonospace: true },
];

/** Tables with few, many, and no rows, with marks, copy buttons, and actions on a whole table. */
export default function DataTableDemo() {
  return (
    <div className="grid gap-4">
      <TableActions label="Few people" fileName="people.csv" csv={() => tableRecords(columns, people(5)).join('\n')} />
      <DataTable
        label="Few people"
        columns={columns}
        rows={people(5)}
        keyOf={(person) => person.name}
        copy={(person) => ({ label: person.name, value: person.motto })}
        markOf={(person) => (person.born < 1950 ? 'one' : undefined)}
      />
      <DataTable
        label="Many people"
        columns={columns}
        rows={people(100_000)}
        keyOf={(person) => person.name}
        copy={(person) => ({ label: person.name, value: person.motto })}
        maxHeight="20rem"
      />
      <DataTable label="Nobody" columns={columns} rows={[]} keyOf={(person) => person.name} emptyText="Nobody here." />
    </div>
  );
}

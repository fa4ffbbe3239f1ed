import { Table } from './table.tsx';

const data = [
  { id: 1, name: 'Mercury', moons: 0 },
  { id: 2, name: 'Mars', moons: 2 },
  { id: 3, name: 'Neptune', moons: 16 },
];

/** Tables with all four kinds of headers, and one without headers. */
export default function TableDemo() {
  return (
    <div className="grid gap-4">
      <Table data={data} />
      <Table data={data} headers={['name', 'moons']} description="Keys as headers" />
      <Table data={data} headers={[{ key: 'name', label: 'Planet' }, 'moons']} description="Keys with labels" />
      <Table data={data} headers={{ name: 'Planet', moons: 'Number of moons' }} description="A map from key to label" />
      <Table data={data} hideHeaders description="Without headers" />
    </div>
  );
}

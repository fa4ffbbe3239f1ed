import { Card } from '../card.tsx';

/** With and without a title. */
export default function CardDemo() {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Card>Only content.</Card>
      <Card title="Digests">Content under a title.</Card>
    </div>
  );
}

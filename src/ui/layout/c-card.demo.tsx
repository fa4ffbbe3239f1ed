import { Card } from './card.tsx';

/** Cards with and without a title. */
export default function CardDemo() {
  return (
    <div className="grid gap-4 two-columns">
      <Card>Things that belong together.</Card>
      <Card title="A title">Things that belong together, and what they are.</Card>
    </div>
  );
}

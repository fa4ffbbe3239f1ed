import { run } from './run.ts';

export default function TokenGenerator() {
  const result = run.describe({} as never);
  return <div className="grid gap-2">{String(result)}</div>;
}

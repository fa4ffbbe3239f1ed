import { run } from './run.ts';

export default function TokenGenerator() {
  const answer = run.describe({} as never);
  return <div className="grid gap-2">{String(answer)}</div>;
}

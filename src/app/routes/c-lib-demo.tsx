import { lazy, Suspense } from 'react';
import { Link } from '#ui/link.tsx';
import { demoNames, loadDemo } from '../demos.ts';
import { NotFound } from '../not-found.tsx';
import type { Route } from './+types/c-lib-demo';

const demos = Object.fromEntries(demoNames.map((name) => [name, lazy(async () => ({ default: (await loadDemo(name)) ?? NotFound }))]));

export default function Demo({ params }: Route.ComponentProps) {
  const Shown = demos[params.demo];
  if (!Shown) return <NotFound />;
  return (
    <main className="mx-auto grid max-w-5xl gap-4 p-4">
      <h1 className="text-2xl font-semibold">{params.demo}</h1>
      <Suspense>
        <Shown />
      </Suspense>
      <p>
        <Link to="/c-lib">All components</Link>
      </p>
    </main>
  );
}

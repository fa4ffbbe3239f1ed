import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { Link } from '#ui/button/link.tsx';
import { PageMain } from '../shell/layout/page-main.tsx';
import { demoNames, loadDemo } from '../shell/gallery/demos.ts';
import { NotFound } from '../shell/not-found/not-found.tsx';

const demos = Object.fromEntries(demoNames.map((name) => [name, lazy(async () => ({ default: (await loadDemo(name)) ?? NotFound }))]));

export const meta = ({ params }: { params: { demo?: string } }) => [{ title: params.demo ?? '' }];

export default function Demo() {
  const { demo = '' } = useParams();
  const Shown = demos[demo];
  if (!Shown) return <NotFound />;
  return (
    <PageMain className="grid max-w-5xl gap-4">
      <h1 className="text-2xl font-semibold">{demo}</h1>
      <Suspense>
        <Shown />
      </Suspense>
      <p>
        <Link to="/c-lib">All components</Link>
      </p>
    </PageMain>
  );
}

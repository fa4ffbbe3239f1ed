import { ButtonLink } from '#ui/button/button-link.tsx';
import { PageMain } from '../shell/layout/page-main.tsx';
import { demoNames } from '../shell/gallery/demos.ts';

export const meta = () => [{ title: 'Components' }];

/** The component gallery, for developers. */
export default function DemoIndex() {
  return (
    <PageMain className="grid max-w-5xl gap-4">
      <h1 className="text-2xl font-semibold">Components</h1>
      <ul className="grid grid-cols-2 gap-2 @rows:grid-cols-3 @columns:grid-cols-5">
        {demoNames.map((name) => (
          <li key={name}>
            <ButtonLink to={`/c-lib/${name}`}>{name}</ButtonLink>
          </li>
        ))}
      </ul>
    </PageMain>
  );
}

import type { CatalogEntry } from '../catalog.ts';
import { ToolCard } from './tool-card.tsx';

interface ToolSectionProps {
  readonly id: string;
  readonly title: string;
  readonly tools: readonly CatalogEntry[];
  readonly newIds: ReadonlySet<string>;
}

export function ToolSection({ id, title, tools, newIds }: ToolSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul className="cards">
        {tools.map((tool) => (
          <li key={tool.id}>
            <ToolCard tool={tool} isNew={newIds.has(tool.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

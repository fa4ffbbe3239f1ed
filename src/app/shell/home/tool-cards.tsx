import { when } from '#tool-ui/page/when.ts';
import type { CatalogEntry } from '../catalog.ts';
import { ToolCard } from './tool-card.tsx';

interface ToolCardsProps {
  readonly tools: readonly CatalogEntry[];
  readonly newIds: ReadonlySet<string>;
  /** The id of the heading above the cards. */
  readonly labelledBy: string;
}

export function ToolCards({ tools, newIds, labelledBy }: ToolCardsProps) {
  return (
    <ul className="cards" aria-labelledby={labelledBy}>
      {tools.map((tool) => (
        <li key={tool.id} {...when(`tool:${tool.id}`)}>
          <ToolCard tool={tool} isNew={newIds.has(tool.id)} />
        </li>
      ))}
    </ul>
  );
}

import { useToolContext } from '#workbench/tool/tool-context.ts';
import { FavoriteButton } from '../home/favorite-button.tsx';
import { ManyToggle } from './many-toggle.tsx';
import { useLanguage } from '../language/use-language.ts';

/** Name, heart and description of a tool. */
export function ToolHead() {
  const { listing } = useLanguage();
  const { toolId, t } = useToolContext();
  return (
    <header className="tool-head">
      <h1>{listing[toolId]?.name}</h1>
      <FavoriteButton toolId={toolId} />
      <ManyToggle />
      <p>{t('listing.description')}</p>
    </header>
  );
}

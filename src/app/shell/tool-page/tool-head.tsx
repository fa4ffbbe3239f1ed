import { lazy, Suspense } from 'react';
import { useToolContext } from '#tool-ui/tool/tool-context.ts';
import { FavoriteButton } from '../home/favorite-button.tsx';
import { ManyToggle } from './many-toggle.tsx';
import { useStored } from '../stores/use-stored.ts';
import { useLanguage } from '../language/use-language.ts';

// Loaded only for visitors with presets.
const ToolPresets = lazy(() => import('../../features/presets/tool-presets.tsx'));

/** The name, favorite button, and description of a tool. */
export function ToolHead() {
  const { listing } = useLanguage();
  const { toolId, t } = useToolContext();
  const hasPresets = useStored('presets')?.includes(`"tool":"${toolId}"`);
  return (
    <header className="tool-head">
      <h1>{listing[toolId]?.name}</h1>
      <FavoriteButton toolId={toolId} />
      <ManyToggle />
      {hasPresets && (
        <Suspense>
          <ToolPresets />
        </Suspense>
      )}
      <p>{t('listing.description')}</p>
    </header>
  );
}

import { announce } from '#ui/feedback/announce.ts';
import { Button } from '#ui/button/button.tsx';
import { useToolContext } from '#workbench/tool/tool-context.ts';
import { FavoriteButton } from '../home/favorite-button.tsx';
import { useLanguage } from '../language/use-language.ts';
import { CopyLink } from './copy-link.tsx';

/** Name, heart and description of a tool, and what can be done with all of its options. */
export function ToolHead() {
  const { t, listing } = useLanguage();
  const { toolId, session } = useToolContext();
  const reset = (): void => {
    session.resetOptions();
    announce(t('tool.optionsReset'));
  };
  return (
    <header className="tool-head">
      <h1>{listing[toolId]?.name}</h1>
      <FavoriteButton toolId={toolId} />
      <div>
        <CopyLink />
        <Button size="small" variant="text" icon="restore" className="px-1.5!" onClick={reset}>
          {t('tool.resetOptions')}
        </Button>
      </div>
      <p>{listing[toolId]?.description}</p>
    </header>
  );
}

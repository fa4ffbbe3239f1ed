import { Button } from '#ui/button/button.tsx';
import { useToolContext } from '#workbench/tool/tool-context.ts';
import { useLanguage } from '../language/use-language.ts';
import { CopyLink } from './copy-link.tsx';
import { SavePreset } from './save-preset.tsx';
import { useChangedOptions } from './use-changed-options.ts';

/** What can be done with all options of a tool. It stands beside the head, and comes behind the tool for who goes through the page by keys. */
export function ToolActions() {
  const { t } = useLanguage();
  const { session } = useToolContext();
  const changed = useChangedOptions(session);
  return (
    <div className="tool-actions">
      <Button
        data-command="reset"
        size="small"
        variant="text"
        icon="restore"
        className={`px-1.5! ${changed === 0 ? 'invisible' : ''}`}
        onClick={() => session.resetOptions()}
      >
        {t('tool.resetOptions')}
        {/* Its name is the same for any number. */}
        <span aria-hidden="true" className="count">
          {changed}
        </span>
      </Button>
      <SavePreset />
      <CopyLink />
    </div>
  );
}

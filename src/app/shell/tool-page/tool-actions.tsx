import { Button } from '#ui/button/button.tsx';
import { useToolContext } from '#tool-ui/tool/tool-context.ts';
import { useLanguage } from '../language/use-language.ts';
import { CopyLink } from './copy-link.tsx';
import { SavePreset } from './save-preset.tsx';
import { useChangedOptions } from './use-changed-options.ts';

/** The actions for all options of a tool. They are displayed beside the header, but follow the tool in the Tab order. */
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
        {/* The count is not part of the accessible name. */}
        <span aria-hidden="true" className="count">
          {changed}
        </span>
      </Button>
      <SavePreset />
      <CopyLink />
    </div>
  );
}

import { Button } from '#ui/button/button.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import type { DiffTool } from './diff-tool.ts';
import type { useDiffEditors } from './use-diff-editors.ts';

interface ChangeBarProps {
  readonly tool: DiffTool;
  readonly editors: ReturnType<typeof useDiffEditors>;
}

/** Buttons to swap the texts and to navigate between changes, and the notices of the comparison. */
export function ChangeBar({ tool: { t, replaceAll, values, notices }, editors: { go, hasChanges } }: ChangeBarProps) {
  const swap = () => replaceAll({ original: values.changed, changed: values.original }, 'swapped');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" icon="arrows-left-right" onClick={swap}>
        {t('view.swap')}
      </Button>
      <Button size="small" icon="arrow-up" isDisabled={!hasChanges} onClick={() => go(-1)}>
        {t('view.previous')}
      </Button>
      <Button size="small" icon="arrow-down" isDisabled={!hasChanges} onClick={() => go(1)}>
        {t('view.next')}
      </Button>
      <div className="min-h-5">
        <Notices notices={notices()} />
      </div>
    </div>
  );
}

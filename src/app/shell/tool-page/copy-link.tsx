import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useToolContext } from '#tool-ui/tool/tool-context.ts';
import { useLanguage } from '../language/use-language.ts';
import type { ToolLinkPanel } from './tool-link-panel.tsx';
import { onLinkRequest } from './link-request.ts';
import { useToolLink } from './use-tool-link.ts';

/** Copies a link with the options immediately. Then offers to add the inputs, and secrets in a separate step. */
export function CopyLink() {
  const { t } = useLanguage();
  const { session, t: toolText } = useToolContext();
  const labelOf = (field: string): string => toolText(`fields.${field}.label`);
  const { copied, sentence, copy, close } = useToolLink(session, labelOf);
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<typeof ToolLinkPanel>();
  const start = async (): Promise<void> => {
    const copying = copy('options'); // copies first, because browsers refuse the clipboard after a wait
    const loaded = await import('./tool-link-panel.tsx').catch(() => undefined);
    await copying;
    if (loaded) setPanel(() => loaded.ToolLinkPanel);
  };

  useEffect(() => onLinkRequest(() => void start()));

  return (
    <span>
      <Button
        ref={button}
        size="small"
        variant="text"
        icon="link"
        className="px-1.5!"
        aria-expanded={copied !== undefined}
        onClick={() => void start()}
      >
        {t('tool.copyLink')}
      </Button>
      {Panel && copied && sentence && (
        <Panel
          {...{ session, copied, sentence, labelOf }}
          copy={(content) => {
            button.current?.focus(); // the pressed button is about to be removed
            void copy(content);
          }}
          onClose={(hasFocus) => {
            close();
            if (hasFocus) button.current?.focus();
          }}
        />
      )}
    </span>
  );
}

import { useId } from 'react';
import type { KeycodeTool } from './keycode-tool.ts';

/**
 * An area that keeps the focus, so that keys are displayed and have no other effect. Keys are announced, because a screen reader may not
 * speak a shortcut.
 */
export function CaptureArea({ t, show }: Pick<KeycodeTool, 't' | 'show'>) {
  const id = useId();
  const { value: key } = show('key');
  return (
    <div className="grid gap-1">
      <h2 id={id} className="text-sm font-medium">
        {t('view.captureArea')}
      </h2>
      <section
        aria-labelledby={id}
        aria-describedby={`${id}description`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must have focus to receive every key
        tabIndex={0}
        data-takes-keys
        className="grid min-h-44 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface p-4 text-center focus:border-accent-ink focus:bg-accent-soft"
      >
        <output className={key === '' ? 'text-lg text-ink-soft' : 'font-mono text-4xl wrap-anywhere'}>
          {key === '' ? t('view.pressAnyKey') : key}
        </output>
      </section>
      <p id={`${id}description`} className="text-xs text-ink-soft">
        {t('view.captured')}
      </p>
    </div>
  );
}

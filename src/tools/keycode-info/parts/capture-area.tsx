import { useId } from 'react';
import type { KeyPress } from '../key-press.ts';
import { keyText } from './key-texts.ts';
import type { Translate } from './keycode-tool.ts';

interface CaptureAreaProps {
  readonly t: Translate;
  readonly press: KeyPress | undefined;
}

/** Has the focus so that keys are shown and do nothing else; what it shows is announced, since a screen reader may not say a shortcut. */
export function CaptureArea({ t, press }: CaptureAreaProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <h2 id={id} className="text-sm font-medium">
        {t('view.captureArea')}
      </h2>
      <section
        aria-labelledby={id}
        aria-describedby={`${id}description`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- takes every key, so it must have the focus
        tabIndex={0}
        data-takes-keys
        className="grid min-h-44 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface p-4 text-center focus:border-accent-ink focus:bg-accent-soft"
      >
        <output className={press ? 'font-mono text-4xl wrap-anywhere' : 'text-lg text-ink-soft'}>
          {press ? keyText(t, press) : t('view.pressAnyKey')}
        </output>
      </section>
      <p id={`${id}description`} className="text-xs text-ink-soft">
        {t('view.captured')}
      </p>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import type { Command } from '#engine/command-of.ts';
import { joinList } from '#pure/text/join-list.ts';
import { Button } from '#ui/button/button.tsx';
import { selectText } from '#ui/button/copy.ts';
import { useLanguage } from '../language/use-language.ts';
import type { LinkContent } from './tool-link.ts';
import type { CopiedLink } from './use-tool-link.ts';
import { CopyCommand } from './copy-command.tsx';

export interface LinkPanelProps {
  /** The equivalent command, or several in a pipe; empty if only the page can do it. */
  readonly commands: readonly Command[];
  readonly copied: CopiedLink;
  /** The outcome as a sentence. */
  readonly sentence: string;
  readonly labelOf: (field: string) => string;
  readonly copy: (content: LinkContent) => void;
  readonly onClose: (hadFocus: boolean) => void;
}

/** Time in ms after which a confirmation without choices disappears. */
const SHOWN_MS = 1500;

/** Selects the link after the clipboard has refused, so that the visitor can press Ctrl+C. */
const selectLink = (field: HTMLInputElement | null): void => {
  if (field) selectText(field);
};

/** The contents of a copied link, with buttons to add more. Closes on Escape or a press outside. */
export function LinkPanel({
  commands,
  copied: { content, link, isCopied, plain, secret },
  sentence,
  labelOf,
  copy,
  onClose,
}: LinkPanelProps) {
  const { t, language } = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  const canAddInputs = content === 'options' && plain.length > 0;
  const canAddSecrets = !canAddInputs && link !== undefined && content !== 'secrets' && secret.length > 0;
  const isPassing = isCopied && !canAddInputs && !canAddSecrets && commands.length === 0;
  useEffect(() => {
    if (!isPassing) return;
    const timer = setTimeout(() => close.current(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isPassing]);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close.current(true);
    };
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !panel.current?.parentElement?.contains(target)) close.current(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, []);

  return (
    <div ref={panel} className="link-panel">
      <p className={link === undefined ? 'text-danger' : undefined} role={link === undefined ? 'alert' : undefined}>
        {sentence}
      </p>
      {link !== undefined && !isCopied && <input key={link} ref={selectLink} readOnly value={link} aria-label={t('tool.linkLabel')} />}
      {canAddInputs && <Button onClick={() => copy('inputs')}>{t('tool.addInputs')}</Button>}
      {canAddSecrets && (
        <Button tone="warning" onClick={() => copy('secrets')}>
          {t('tool.addSecrets', { labels: joinList(secret.map(labelOf), language) })}
        </Button>
      )}
      {(canAddInputs || canAddSecrets) && <p className="text-xs text-ink-soft">{t('tool.linkNote')}</p>}
      {commands.length > 0 && <CopyCommand commands={commands} />}
    </div>
  );
}

import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { copyText } from '#ui/button/copy.ts';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { useWords } from '#ui/words/words.ts';
import { useLanguage } from '../language/use-language.ts';
import { CopyCommand } from '../tool-page/copy-command.tsx';
import type { Command } from '#engine/command-of.ts';
import { LONGEST_LINK } from './chain-link.ts';
import { useStepsText } from './steps-text.ts';

interface ChainActionsProps {
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly onClear: (() => void) | undefined;
  /** The query of a link to the chain. */
  readonly queryOf: (withInput: boolean) => string;
  /** There is an input that a link could carry. */
  readonly canAddInput: boolean;
  /** The chain as commands, one after the other. */
  readonly commands: readonly Command[];
}

/** What is done with a whole chain. */
export function ChainActions({ undo, redo, onClear, queryOf, canAddInput, commands }: ChainActionsProps) {
  const { say } = useStepsText();
  const { t } = useLanguage();
  const words = useWords();
  const [withInput, setWithInput] = useState(false);
  const [copied, setCopied] = useState<{ readonly link: string | undefined; readonly isCopied: boolean }>();
  const copy = async (): Promise<void> => {
    const whole = `${location.origin}${location.pathname}#${queryOf(withInput && canAddInput)}`;
    const link = whole.length > LONGEST_LINK ? undefined : whole;
    const next = { link, isCopied: link !== undefined && (await copyText(link)) };
    setCopied(next);
    announce(sentenceOf(next));
  };
  const sentenceOf = ({ link, isCopied }: NonNullable<typeof copied>): string =>
    link === undefined
      ? t('tool.linkTooLong')
      : isCopied
        ? t(withInput && canAddInput ? 'tool.linkInputs' : 'tool.linkOptions')
        : words.pressToCopy;
  const isEmpty = commands.length === 0;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" icon="arrow-back-up" isDisabled={!undo} onClick={undo}>
          {say('undo')}
        </Button>
        <Button size="small" icon="arrow-forward-up" isDisabled={!redo} onClick={redo}>
          {say('redo')}
        </Button>
        <Button size="small" icon="x" isDisabled={!onClear} onClick={onClear}>
          {say('clear')}
        </Button>
        <Button size="small" icon="link" isDisabled={isEmpty} onClick={() => void copy()}>
          {t('tool.copyLink')}
        </Button>
        {canAddInput && <SwitchField name="withInput" label={say('withInput')} value={withInput} onChange={setWithInput} />}
      </div>
      {copied && (
        <p
          className={copied.link === undefined ? 'text-danger' : 'text-sm text-ink-soft'}
          role={copied.link === undefined ? 'alert' : undefined}
        >
          {sentenceOf(copied)}
        </p>
      )}
      {copied?.link !== undefined && !copied.isCopied && (
        <input
          readOnly
          value={copied.link}
          aria-label={t('tool.linkLabel')}
          ref={(field) => field?.select()}
          className="w-full rounded-md border border-line-strong bg-surface px-2 py-1 font-mono text-sm"
        />
      )}
      {!isEmpty && <CopyCommand commands={commands} />}
    </div>
  );
}

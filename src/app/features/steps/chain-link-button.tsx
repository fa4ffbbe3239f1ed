import { useRef, useState } from 'react';
import type { Command } from '#engine/command-of.ts';
import { Button } from '#ui/button/button.tsx';
import { copyText } from '#ui/button/copy.ts';
import { announce } from '#ui/feedback/announce.ts';
import { useWords } from '#ui/words/words.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { LinkPanel } from '../../shell/tool-page/link-panel.tsx';
import type { LinkContent } from '../../shell/tool-page/tool-link.ts';
import type { CopiedLink } from '../../shell/tool-page/use-tool-link.ts';
import { LONGEST_LINK } from './chain-link.ts';
import { useStepsText } from './steps-text.ts';

interface ChainLinkButtonProps {
  /** The query of a link to the chain. */
  readonly queryOf: (withInput: boolean) => string;
  /** Whether there is an input that a link may contain. */
  readonly canAddInput: boolean;
  /** The chain as piped commands; empty if the command line cannot run it. */
  readonly commands: readonly Command[];
  readonly isDisabled: boolean;
}

/** Copies a link with the steps. Afterwards, offers a link with the input and the equivalent command. */
export function ChainLinkButton({ queryOf, canAddInput, commands, isDisabled }: ChainLinkButtonProps) {
  const { tPart } = useStepsText();
  const { t } = useLanguage();
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const [copied, setCopied] = useState<CopiedLink>();
  const sentenceOf = ({ content, link, isCopied }: CopiedLink): string => {
    if (link === undefined) return t('tool.linkTooLong');
    if (!isCopied) return words.pressToCopy;
    return t(content === 'inputs' ? 'tool.linkInputs' : 'tool.linkOptions');
  };
  const copy = async (content: LinkContent): Promise<void> => {
    const whole = `${location.origin}${location.pathname}#${queryOf(content === 'inputs')}`;
    const link = whole.length > LONGEST_LINK ? undefined : whole;
    const next = { content, link, isCopied: link !== undefined && (await copyText(link)), plain: canAddInput ? ['input'] : [], secret: [] };
    setCopied(next);
    announce(sentenceOf(next));
  };
  return (
    <span className="[&>.link-panel]:start-0 [&>.link-panel]:end-auto">
      <Button
        ref={button}
        size="small"
        icon="link"
        isDisabled={isDisabled}
        aria-expanded={copied !== undefined}
        onClick={() => void copy('options')}
      >
        {t('tool.copyLink')}
      </Button>
      {copied && (
        <LinkPanel
          {...{ copied, commands }}
          sentence={sentenceOf(copied)}
          labelOf={() => tPart('input')}
          copy={(content) => {
            button.current?.focus(); // the pressed button is about to be removed
            void copy(content);
          }}
          onClose={(hadFocus) => {
            setCopied(undefined);
            if (hadFocus) button.current?.focus();
          }}
        />
      )}
    </span>
  );
}

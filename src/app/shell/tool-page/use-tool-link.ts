import { useState } from 'react';
import { joinList } from '#pure/text/join-list.ts';
import { announce } from '#ui/feedback/announce.ts';
import { copyText } from '#ui/button/copy.ts';
import { useWords } from '#ui/words/words.ts';
import type { ToolSession } from '#tool-ui/tool/tool-session.ts';
import { controlValuesOf } from '#tool-ui/tool/session-state.ts';
import { useLanguage } from '../language/use-language.ts';
import { filledInputs, type LinkContent, toolLink } from './tool-link.ts';

/** The outcome of the latest request for a link. */
export interface CopiedLink {
  readonly content: LinkContent;
  /** `undefined` if the link is too long. */
  readonly link: string | undefined;
  readonly isCopied: boolean;
  /** The names of the inputs that the link could contain. */
  readonly plain: readonly string[];
  readonly secret: readonly string[];
}

const withoutFragment = (): string => location.origin + location.pathname;

/** Creates and copies links to the current state of a tool. */
export function useToolLink(session: ToolSession, labelOf: (field: string) => string) {
  const { t, language } = useLanguage();
  const words = useWords();
  const [copied, setCopied] = useState<CopiedLink>();

  const sentence = ({ content, link, isCopied, secret }: CopiedLink): string => {
    if (link === undefined) return t('tool.linkTooLong');
    if (!isCopied) return words.pressToCopy;
    if (content === 'secrets') return t('tool.linkSecrets', { labels: joinList(secret.map(labelOf), language) });
    return t(content === 'inputs' ? 'tool.linkInputs' : 'tool.linkOptions');
  };

  const copy = async (content: LinkContent): Promise<void> => {
    const fields = session.fields;
    const controlValues = controlValuesOf(fields, session.read());
    const link = toolLink(withoutFragment(), fields, controlValues, content, session.linkedAs);
    const next = { content, link, isCopied: link !== undefined && (await copyText(link)), ...filledInputs(fields, controlValues) };
    setCopied(next);
    announce(sentence(next));
  };

  return { copied, sentence: copied && sentence(copied), copy, close: () => setCopied(undefined) };
}

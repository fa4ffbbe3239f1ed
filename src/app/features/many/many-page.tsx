import { use, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { manyTexts } from '#generated/many-texts.ts';
import { LINES } from '#core/by-line.ts';
import type { Declaration } from '#core/declaration.ts';
import type { MessageTree } from '#core/message-key.ts';
import { createTranslator } from '#i18n/translator.ts';
import { useToolContext } from '#tool-ui/tool/tool-context.ts';
import { ManyAtOnce } from './many-at-once.tsx';
import type { ManyText } from './many-text.ts';

interface ManyPageProps {
  readonly declaration: Declaration;
  readonly messages: MessageTree;
  /** Whether the visitor looks at a single line. */
  readonly isAway: boolean;
}

/** The many-at-once page of a tool, with its texts. */
export function ManyPage({ declaration, messages, isAway }: ManyPageProps) {
  const { session, language } = useToolContext();
  const navigate = useNavigate();
  const [loading] = useState(() => manyTexts[language]());
  const { default: texts } = use(loading);
  const tPart = useMemo(() => createTranslator(language, texts) as ManyText, [language, texts]); // has the keys of the English file
  const open = (field: string, text: string): void => {
    session.change(session.fields, field, text);
    session.change(session.fields, LINES, false);
    void navigate({ hash: '' }, { state: { ofLines: true }, preventScrollReset: true });
  };
  return <ManyAtOnce {...{ declaration, messages, tPart, isAway }} onOpen={open} />;
}

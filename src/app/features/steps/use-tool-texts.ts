import { useEffect, useState } from 'react';
import type { Language } from '#core/languages.ts';
import { operationsOf } from '#core/declaration.ts';
import type { MessageTree } from '#core/message-key.ts';
import { loadToolMessages } from '../../shell/language/load-tool-messages.ts';
import { loadToolReference } from '../../shell/language/load-tool-reference.ts';
import type { FindStep } from './step-tool.ts';
import type { StepsText } from './steps-text.ts';
import type { Step } from './chain.ts';

/** The texts of tools, by their ids. */
export type ToolTexts = Readonly<Record<string, MessageTree>>;

/** The error messages for values that cannot be passed between steps, which are the same for all tools. */
const passingErrors = (tPart: StepsText): MessageTree => ({
  notUtf8: tPart('notUtf8'),
  notTaken: tPart('notTaken'),
  tooMuch: tPart('tooMuch'),
});

async function load(
  toolId: string,
  readsReference: boolean,
  language: Language,
  tPart: StepsText,
): Promise<readonly [string, MessageTree]> {
  const [messages, reference] = await Promise.all([
    loadToolMessages(toolId, language),
    readsReference ? loadToolReference(toolId, language) : undefined,
  ]);
  const { errors = {} } = messages;
  return [toolId, { ...messages, ...(reference && { reference }), errors: { ...(errors as MessageTree), ...passingErrors(tPart) } }]; // a tree of sentences
}

/** The texts of the tools of these steps, as far as they are loaded. */
export function useToolTexts(steps: readonly Step[], find: FindStep | undefined, language: Language, tPart: StepsText): ToolTexts {
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly texts: ToolTexts }>({ language, texts: {} });
  const texts = loaded.language === language ? loaded.texts : {};
  const missing = [...new Set(steps.map(({ tool }) => tool))].filter((tool) => !Object.hasOwn(texts, tool)).join(' ');
  useEffect(() => {
    if (missing === '' || !find) return;
    let isWanted = true;
    const readsReference = (tool: string): boolean => {
      const step = steps.find((each) => each.tool === tool);
      const declaration = step && find(tool, step.operation)?.tool.declaration;
      return declaration !== undefined && Object.values(operationsOf(declaration)).some((operation) => operation.readsReference === true);
    };
    const loading = missing.split(' ').map((tool) => load(tool, readsReference(tool), language, tPart));
    const take = async (): Promise<void> => {
      const more = Object.fromEntries(await Promise.all(loading));
      if (isWanted) setLoaded((before) => ({ language, texts: { ...(before.language === language ? before.texts : {}), ...more } }));
    };
    void take();
    return () => {
      isWanted = false;
    };
  }, [missing, steps, find, language, tPart]);
  return texts;
}

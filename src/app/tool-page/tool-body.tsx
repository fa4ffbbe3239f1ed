import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { MessageTree } from '#core/message-key.ts';
import { useToolContext } from '#workbench/tool/tool-context.ts';
import type { ManyPage } from '../many/many-page.tsx';
import { isOfLines, useIsByLine } from './many-toggle.tsx';

interface ToolBodyProps {
  readonly messages: MessageTree;
  /** The tool as it is for one input. */
  readonly children: ReactNode;
}

/** A tool for one input, or for many at once: what that takes is loaded when it is first wanted, and stays while one line of it is looked at. */
export function ToolBody({ messages, children }: ToolBodyProps) {
  const { session } = useToolContext();
  const isByLine = useIsByLine(session);
  const isKept = isOfLines(useLocation().state);
  const [Many, setMany] = useState<typeof ManyPage>();
  useEffect(() => {
    if (!isByLine) return;
    import('../many/many-page.tsx').then(
      ({ ManyPage: loaded }) => setMany(() => loaded),
      () => undefined, // the line at the foot of the page says why nothing comes
    );
  }, [isByLine]);
  const { declaration } = session;
  return (
    <>
      {(!isByLine || !Many) && children}
      {Many && declaration && (isByLine || isKept) && (
        <Suspense>
          <Many {...{ declaration, messages }} isAway={!isByLine} />
        </Suspense>
      )}
    </>
  );
}

import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { MessageTree } from '#core/message-key.ts';
import { useToolContext } from '#tool-ui/tool/tool-context.ts';
import type { ManyPage } from '../../features/many/many-page.tsx';
import { isOfLines, useIsByLine } from './many-toggle.tsx';

interface ToolBodyProps {
  readonly messages: MessageTree;
  /** The tool's page for a single input. */
  readonly children: ReactNode;
}

/**
 * A tool in single-input or many-at-once mode. The latter is loaded on first use, and stays mounted while the visitor looks at one of its
 * lines.
 */
export function ToolBody({ messages, children }: ToolBodyProps) {
  const { session } = useToolContext();
  const isByLine = useIsByLine(session);
  const isKept = isOfLines(useLocation().state);
  const [Many, setMany] = useState<typeof ManyPage>();
  useEffect(() => {
    if (!isByLine) return;
    import('../../features/many/many-page.tsx').then(
      ({ ManyPage: loaded }) => setMany(() => loaded),
      () => undefined, // a line at the bottom of the page explains the failure
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

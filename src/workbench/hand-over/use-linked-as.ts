import { useEffect } from 'react';
import type { Drafts } from '../stored/drafts.ts';
import { useToolContext } from '../tool/tool-context.ts';
import { useStable } from '../tool/use-stable.ts';

/**
 * For a tool that displays random values: links to it contain these drafts instead of the current ones, so that they open with the same
 * values. Also applies to links with options only. An empty object ends this. Secrets are still left out.
 */
export function useLinkedAs(drafts: Drafts): void {
  const { session } = useToolContext();
  const current = useStable(drafts);
  useEffect(() => {
    session.linkAs(current);
    return () => session.linkAs({});
  }, [session, current]);
}

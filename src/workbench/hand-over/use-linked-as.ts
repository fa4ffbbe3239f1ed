import { useEffect } from 'react';
import type { Drafts } from '../stored/drafts.ts';
import { useToolContext } from '../tool/tool-context.ts';
import { useStable } from '../tool/use-stable.ts';

/**
 * For a tool that shows what it has drawn: any link to it, also one with the options only, says these things instead of what stands in
 * the fields, so that it opens to what was drawn. An empty object takes it back. A secret is not in a link for all that.
 */
export function useLinkedAs(drafts: Drafts): void {
  const { session } = useToolContext();
  const current = useStable(drafts);
  useEffect(() => {
    session.linkAs(current);
    return () => session.linkAs({});
  }, [session, current]);
}

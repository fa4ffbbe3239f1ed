import { useEffect } from 'react';
import type { ControlValues } from '../stored/control-values.ts';
import { useToolContext } from '../tool/tool-context.ts';
import { useStable } from '../tool/use-stable.ts';

/**
 * For a tool that displays random values: links to it contain these control values instead of the current ones, so that they open with the same
 * values. Also applies to links with options only. An empty object ends this. Secrets are still left out.
 */
export function useLinkedAs(controlValues: ControlValues): void {
  const { session } = useToolContext();
  const current = useStable(controlValues);
  useEffect(() => {
    session.linkAs(current);
    return () => session.linkAs({});
  }, [session, current]);
}

import { useEffect } from 'react';
import type { ToolFields } from '../stored/drafts.ts';
import { takeHandOver } from './hand-over.ts';
import type { ToolSession } from '../tool/tool-session.ts';

/** Puts what was sent from elsewhere into the fields; `Undo` takes all of it back. */
export function useHandOver(session: ToolSession, fields: ToolFields): void {
  useEffect(() => {
    const handed = takeHandOver(session.toolId);
    if (!handed) return;
    const { inputs, options = {} } = handed;
    const [first = ''] = Object.keys(fields.inputs);
    session.receive(fields, typeof inputs === 'string' ? { [first]: inputs } : inputs, options);
  }, [session, fields]);
}

import type { ReactNode } from 'react';
import type { ToolId } from '#core/tool.ts';
import { Link } from '#ui/button/link.tsx';
import { linkWhen } from '../page/when.ts';
import { useToolContext } from './tool-context.ts';

export interface ToolLinkProps {
  readonly toolId: ToolId;
  /** What the other tool's fields shall hold, as its share links write it: `pattern=a%2Bb&global=true`. */
  readonly fields?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to another tool, in the visitor's language. Of one that the site does not have only the words are there. */
export function ToolLink({ toolId, fields, children }: ToolLinkProps) {
  const { pathOf, hasTool } = useToolContext();
  if (!hasTool(toolId)) return children;
  return (
    <Link to={`${pathOf(toolId)}${fields === undefined ? '' : `#${fields}`}`} {...linkWhen(`tool:${toolId}`)}>
      {children}
    </Link>
  );
}

import type { ReactNode } from 'react';
import type { ToolId } from '#core/tool.ts';
import { Link } from '#ui/button/link.tsx';
import { linkWhen } from '../page/when.ts';
import { useToolContext } from './tool-context.ts';

export interface ToolLinkProps {
  readonly toolId: ToolId;
  /** The values of the tool's fields, in the format of links: `pattern=a%2Bb&global=true`. */
  readonly fields?: string | undefined;
  readonly children: ReactNode;
}

/** Links to another tool in the visitor's language. If the site does not have the tool, renders only the text. */
export function ToolLink({ toolId, fields, children }: ToolLinkProps) {
  const { pathOf, hasTool } = useToolContext();
  if (!hasTool(toolId)) return children;
  return (
    <Link to={`${pathOf(toolId)}${fields === undefined ? '' : `#${fields}`}`} {...linkWhen(`tool:${toolId}`)}>
      {children}
    </Link>
  );
}

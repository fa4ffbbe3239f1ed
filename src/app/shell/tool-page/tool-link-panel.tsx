import type { ToolSession } from '#tool-ui/tool/tool-session.ts';
import { commandOfSession } from './copy-command.tsx';
import { LinkPanel, type LinkPanelProps } from './link-panel.tsx';

interface ToolLinkPanelProps extends Omit<LinkPanelProps, 'commands'> {
  readonly session: ToolSession;
}

/** The link panel of a tool, with its command. */
export function ToolLinkPanel({ session, ...panel }: ToolLinkPanelProps) {
  const command = commandOfSession(session);
  return <LinkPanel {...panel} commands={command ? [command] : []} />;
}

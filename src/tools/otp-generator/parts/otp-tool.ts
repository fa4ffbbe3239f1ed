import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

/** Shared by the parts of this view. */
export type OtpTool = Tool<typeof declaration, typeof en>;

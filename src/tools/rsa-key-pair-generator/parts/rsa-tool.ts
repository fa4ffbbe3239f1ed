import type { SecureContextMessages } from '#subjects/secure-context/secure-context-messages.ts';
import type { Tool } from '#workbench/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

/** What the parts of this view share. */
export type RsaTool = Tool<typeof declaration, typeof en & SecureContextMessages>;

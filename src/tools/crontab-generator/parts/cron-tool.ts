import type { ClockMessages } from '#domains/clock/clock-messages.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

/** The tool state that the parts of the page share. */
export type CronTool = Tool<typeof declaration, typeof en & ClockMessages>;

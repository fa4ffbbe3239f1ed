import type { ClockMessages } from '#workbench/clock-messages.ts';
import type { Tool } from '#workbench/use-tool.ts';
import type { inputs, options } from '../fields.ts';
import type en from '../messages/en.json';

export type CronTool = Tool<typeof en & ClockMessages, typeof inputs, typeof options>;

import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

export type MetaTool = Tool<typeof declaration, typeof en>;

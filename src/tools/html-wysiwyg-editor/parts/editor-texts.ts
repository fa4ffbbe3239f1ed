import type { Tool } from '#workbench/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../messages/en.json';

export type EditorTexts = Tool<typeof en, typeof fields.inputs, typeof fields.options>['t'];

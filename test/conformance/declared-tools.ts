import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Say, WriteAnswer } from '#core/answer.ts';
import { type Declaration, type OperationDeclaration, operationsOf } from '#core/declaration.ts';
import { createTranslator } from '#i18n/translator.ts';
import { toolMessages } from '../../scripts/vite/messages.ts';
import { type DeclaredRun, tools } from './tools.ts';

/** A tool by its declaration, with its work and its words in English. */
export interface DeclaredTool {
  readonly id: string;
  readonly declaration: Declaration;
  readonly run: Readonly<Record<string, DeclaredRun>>;
  readonly answer: Readonly<Record<string, WriteAnswer>>;
  readonly say: Say;
}

export const declaredTools: readonly DeclaredTool[] = await Promise.all(
  tools.map(async ({ id, folder, declaration }) => {
    const load = (name: string): Promise<object> => (existsSync(`${folder}/${name}`) ? import(resolve(folder, name)) : Promise.resolve({}));
    const parts = { run: {}, answer: {}, ...(await load('run.ts')), ...(await load('answer.ts')) };
    const say = { t: createTranslator('en', toolMessages(id, 'en')), language: 'en' };
    return { ...(parts as Pick<DeclaredTool, 'run' | 'answer'>), id, declaration, say }; // the contract of the files' names
  }),
);

export interface DeclaredOperation {
  readonly tool: DeclaredTool;
  readonly name: string;
  readonly operation: OperationDeclaration;
}

/** The operations of all tools: tests are named `$tool.id: $name`. */
export const declaredOperations: readonly DeclaredOperation[] = declaredTools.flatMap((tool) =>
  Object.entries(operationsOf(tool.declaration)).map(([name, operation]) => ({ tool, name, operation })),
);

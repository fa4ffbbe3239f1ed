import type { PresentationTexts } from '#core/present.ts';
import { type Declaration, type OperationDeclaration, operationsOf } from '#core/declaration.ts';
import type { Work } from '#engine/library.ts';
import { textsOf } from '#engine/texts-of.ts';
import { sourceLibrary } from '../../scripts/catalog/source-library.ts';
import { tools } from './tools.ts';

/** A tool's declaration, with its work and its English messages. */
export interface DeclaredTool extends Work {
  readonly id: string;
  readonly declaration: Declaration;
  readonly texts: PresentationTexts;
}

export const declaredTools: readonly DeclaredTool[] = await Promise.all(
  tools.map(async ({ id, declaration, work }) => ({ ...work, id, declaration, texts: await textsOf(sourceLibrary, id, 'en') })),
);

export interface DeclaredOperation {
  readonly tool: DeclaredTool;
  readonly name: string;
  readonly operation: OperationDeclaration;
}

/** The operations of all tools. Tests are named `$tool.id: $name`. */
export const declaredOperations: readonly DeclaredOperation[] = declaredTools.flatMap((tool) =>
  Object.entries(operationsOf(tool.declaration)).map(([name, operation]) => ({ tool, name, operation })),
);

import type { Declaration } from '#core/declaration.ts';
import type { ToolFields } from '../stored/drafts.ts';

const known = new WeakMap<Declaration, ToolFields>();

/** The fields as a session keeps them, always the same object: what changes only the page is remembered as options are. */
export function sessionFields(declaration: Declaration): ToolFields {
  const { inputs, options, viewOptions } = declaration;
  const fields = known.get(declaration) ?? { inputs, options: { ...options, ...viewOptions } };
  known.set(declaration, fields);
  return fields;
}

import { lineFields } from '#core/by-line.ts';
import type { Declaration } from '#core/declaration.ts';
import type { ToolFields } from '../stored/drafts.ts';

const known = new WeakMap<Declaration, ToolFields>();

/**
 * The fields as a session keeps them, always the same object: what changes only the page is remembered as options are, and
 * so is that it is asked line by line. */
export function sessionFields(declaration: Declaration): ToolFields {
  const before = known.get(declaration);
  if (before) return before;
  const { inputs, options, viewOptions } = declaration;
  const byLine = lineFields(declaration);
  const fields = { inputs: { ...inputs, ...byLine.inputs }, options: { ...options, ...viewOptions, ...byLine.options } };
  known.set(declaration, fields);
  return fields;
}

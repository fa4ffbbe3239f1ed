import { lineFields } from '#core/by-line.ts';
import type { Declaration } from '#core/declaration.ts';
import type { ToolFields } from '../stored/control-values.ts';

const known = new WeakMap<Declaration, ToolFields>();

/**
 * The fields of a session. View options and many-at-once mode are remembered like options. Returns the same object for the same
 * declaration.
 */
export function sessionFields(declaration: Declaration): ToolFields {
  const before = known.get(declaration);
  if (before) return before;
  const { inputs, options, viewOptions } = declaration;
  const byLine = lineFields(declaration);
  const fields = { inputs: { ...inputs, ...byLine.inputs }, options: { ...options, ...viewOptions, ...byLine.options } };
  known.set(declaration, fields);
  return fields;
}

import type { Drafts, ToolFields } from '#workbench/drafts.ts';

/** What of a tool's inputs survives a reload: not secrets, and not files, which are no text. */
export function keptDrafts({ inputs }: ToolFields, drafts: Drafts): Drafts {
  const kept = Object.entries(drafts).filter(([name]) => {
    const field = inputs[name];
    return field !== undefined && field.kind !== 'file' && !(field.kind === 'text' && field.isSecret);
  });
  return Object.fromEntries(kept);
}

export const hasFilledSecret = ({ inputs }: ToolFields, drafts: Drafts): boolean =>
  Object.entries(inputs).some(([name, field]) => field.kind === 'text' && field.isSecret && Boolean(drafts[name]));

/** Reads kept inputs back; whatever is no text or no switch is left out. */
export function parseKept(source: string): Drafts {
  try {
    const value: unknown = JSON.parse(source);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).filter(([, draft]) => typeof draft === 'string' || typeof draft === 'boolean'));
  } catch {
    return {}; // not JSON: somebody else's value
  }
}

import type { Field } from '#core/fields.ts';
import type { Draft } from '#core/kinds/kind.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { isList } from '#core/kinds/list.ts';
import { allFields } from './drafts.ts';
import { allSessions, sessionOf, type ToolSession } from '../tool/tool-session.ts';

/** Each field has its own entry, `draft:<tool>:<field>`, so that a draft that is too large does not affect others. */
const KEY = /^draft:(?<toolId>[^:]+):(?<name>.+)$/;

type StoredDraft = Exclude<Draft, File | null>;

const isFilled = (field: Field | undefined, draft: Draft): boolean =>
  field !== undefined && kindOf(field).valueOf(field, draft) !== field.initial;

/** Whether a draft may be stored. Secrets must not be stored, and files cannot be. */
const isKeepable = (field: Field | undefined, draft: Draft): draft is StoredDraft =>
  draft !== null && !(draft instanceof File) && field?.memory !== 'none';

const fieldOf = ({ fields }: ToolSession, name: string): Field | undefined => allFields(fields)[name];

/** Whether any tool has a draft that differs from the default. */
export const hasTyped = (): boolean =>
  allSessions().some((session) => Object.entries(session.drafts).some(([name, draft]) => isFilled(fieldOf(session, name), draft)));

/** Stores the drafts for the next page in the same tab. Returns whether a reload would lose nothing. */
export function saveDrafts(): boolean {
  forgetDrafts();
  let isWhole = true;
  const entries: [key: string, value: string][] = [];
  for (const session of allSessions()) {
    for (const [name, draft] of Object.entries(session.drafts)) {
      const field = fieldOf(session, name);
      if (isKeepable(field, draft)) entries.push([`draft:${session.toolId}:${name}`, JSON.stringify(draft)]);
      else isWhole &&= !isFilled(field, draft);
    }
  }
  // Stores short drafts first, so that a long one does not take their space.
  for (const [key, value] of entries.toSorted(([, one], [, other]) => one.length - other.length)) isWhole = store(key, value) && isWhole;
  return isWhole;
}

/** Restores and deletes the stored drafts. */
export function restoreDrafts(): void {
  const drafts = new Map<string, Record<string, Draft>>();
  for (const [key, value] of storedDrafts()) {
    const { toolId = '', name = '' } = KEY.exec(key)?.groups ?? {};
    const draft = parseDraft(value);
    if (draft !== undefined) drafts.set(toolId, { ...drafts.get(toolId), [name]: draft });
  }
  forgetDrafts();
  for (const [toolId, restored] of drafts) sessionOf(toolId).restore(restored);
}

/** Reverts `saveDrafts`. */
export function forgetDrafts(): void {
  for (const [key] of storedDrafts()) sessionStorage.removeItem(key);
}

function storedDrafts(): readonly (readonly [key: string, value: string])[] {
  try {
    return Object.entries({ ...sessionStorage }).filter(([key]) => KEY.test(key));
  } catch {
    return []; // blocked by the browser's settings
  }
}

function store(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false; // full, or blocked by the browser's settings
  }
}

function parseDraft(value: string): StoredDraft | undefined {
  try {
    const draft: unknown = JSON.parse(value);
    return typeof draft === 'string' || typeof draft === 'boolean' || isList(draft) ? draft : undefined;
  } catch {
    return undefined; // written by another program
  }
}

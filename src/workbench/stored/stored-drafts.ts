import type { Field } from '#core/fields.ts';
import type { Draft } from '#core/kinds/kind.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { isList } from '#core/kinds/list.ts';
import { allFields } from './drafts.ts';
import { allSessions, sessionOf, type ToolSession } from '../tool/tool-session.ts';

/** One entry for each field, `draft:<tool>:<field>`, so that what is too large for the storage takes nothing else with it. */
const KEY = /^draft:(?<toolId>[^:]+):(?<name>.+)$/;

type StoredDraft = Exclude<Draft, File | null>;

const isFilled = (field: Field | undefined, draft: Draft): boolean =>
  field !== undefined && kindOf(field).valueOf(field, draft) !== field.initial;

/** Secrets are never stored, and files cannot be. */
const isKeepable = (field: Field | undefined, draft: Draft): draft is StoredDraft =>
  draft !== null && !(draft instanceof File) && field?.memory !== 'none';

const fieldOf = ({ fields }: ToolSession, name: string): Field | undefined => allFields(fields)[name];

/** Whether the visitor has typed, chosen or brought anything, in any tool, that is not the default. */
export const hasTyped = (): boolean =>
  allSessions().some((session) => Object.entries(session.drafts).some(([name, draft]) => isFilled(fieldOf(session, name), draft)));

/** Stores what was typed, for the page that comes after this one in the same tab. Whether a reload would lose nothing of it. */
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
  // The short ones first: they fit beside each other even where a long one does not.
  for (const [key, value] of entries.toSorted(([, one], [, other]) => one.length - other.length)) isWhole = store(key, value) && isWhole;
  return isWhole;
}

/** Gives the tools what was stored, and deletes it. */
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

/** Takes back `saveDrafts`. */
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
    return undefined; // somebody else's
  }
}

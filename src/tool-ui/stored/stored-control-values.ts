import type { Field } from '#core/fields.ts';
import type { ControlValue } from '#core/kinds/kind.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { isList } from '#core/kinds/list.ts';
import { allFields } from './control-values.ts';
import { allSessions, sessionOf, type ToolSession } from '../tool/tool-session.ts';

/** Each field has its own entry, `draft:<tool>:<field>`, so that a control value that is too large does not affect others. */
const KEY = /^draft:(?<toolId>[^:]+):(?<name>.+)$/;

type StoredControlValue = Exclude<ControlValue, File | null>;

const isFilled = (field: Field | undefined, controlValue: ControlValue): boolean =>
  field !== undefined && kindOf(field).valueOf(field, controlValue) !== field.initial;

/** Whether a control value may be stored. Secrets must not be stored, and files cannot be. */
const isKeepable = (field: Field | undefined, controlValue: ControlValue): controlValue is StoredControlValue =>
  controlValue !== null && !(controlValue instanceof File) && field?.persist !== 'never';

const fieldOf = ({ fields }: ToolSession, name: string): Field | undefined => allFields(fields)[name];

/** Whether any tool has a control value that differs from the default. */
export const hasTyped = (): boolean =>
  allSessions().some((session) =>
    Object.entries(session.controlValues).some(([name, controlValue]) => isFilled(fieldOf(session, name), controlValue)),
  );

/** Stores the control values for the next page in the same tab. Returns whether a reload would lose nothing. */
export function saveControlValues(): boolean {
  forgetControlValues();
  let isWhole = true;
  const entries: [key: string, value: string][] = [];
  for (const session of allSessions()) {
    for (const [name, controlValue] of Object.entries(session.controlValues)) {
      const field = fieldOf(session, name);
      if (isKeepable(field, controlValue)) entries.push([`draft:${session.toolId}:${name}`, JSON.stringify(controlValue)]);
      else isWhole &&= !isFilled(field, controlValue);
    }
  }
  // Stores short control values first, so that a long one does not take their space.
  for (const [key, value] of entries.toSorted(([, one], [, other]) => one.length - other.length)) isWhole = store(key, value) && isWhole;
  return isWhole;
}

/** Restores and deletes the stored control values. */
export function restoreControlValues(): void {
  const controlValues = new Map<string, Record<string, ControlValue>>();
  for (const [key, value] of storedControlValues()) {
    const { toolId = '', name = '' } = KEY.exec(key)?.groups ?? {};
    const controlValue = parseControlValue(value);
    if (controlValue !== undefined) controlValues.set(toolId, { ...controlValues.get(toolId), [name]: controlValue });
  }
  forgetControlValues();
  for (const [toolId, restored] of controlValues) sessionOf(toolId).restore(restored);
}

/** Reverts `saveControlValues`. */
export function forgetControlValues(): void {
  for (const [key] of storedControlValues()) sessionStorage.removeItem(key);
}

function storedControlValues(): readonly (readonly [key: string, value: string])[] {
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

function parseControlValue(value: string): StoredControlValue | undefined {
  try {
    const controlValue: unknown = JSON.parse(value);
    return typeof controlValue === 'string' || typeof controlValue === 'boolean' || isList(controlValue) ? controlValue : undefined;
  } catch {
    return undefined; // written by another program
  }
}

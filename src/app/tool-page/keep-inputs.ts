import { allSessions, sessionOf } from '#workbench/tool-session.ts';
import { reportWork } from '../updates/work.ts';
import { hasFilledSecret, keptDrafts, parseKept } from './kept-inputs.ts';

const PREFIX = 'inputs:';

const keptKeys = (): readonly string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

function forget(): void {
  for (const key of keptKeys()) sessionStorage.removeItem(key);
}

function restore(): void {
  for (const key of keptKeys()) sessionOf(key.slice(PREFIX.length)).restore(parseKept(sessionStorage.getItem(key) ?? ''));
  forget();
}

function save(): void {
  for (const { toolId, fields, read } of allSessions()) {
    const drafts = fields ? keptDrafts(fields, read().drafts) : {};
    if (Object.keys(drafts).length > 0) attempt(() => sessionStorage.setItem(PREFIX + toolId, JSON.stringify(drafts)));
  }
}

/** The storage of the session may be blocked, or too small for a long text: then that is not kept. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // As if nothing were kept.
  }
}

let isKeeping = false;

/** Keeps what was typed over a reload of the tab: written when the page goes away, read once, never with a secret. */
export function keepInputs(): void {
  if (isKeeping) return;
  isKeeping = true;
  attempt(restore);
  addEventListener('pagehide', save);
  // Back from the browser's own cache with everything as it was.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) attempt(forget);
  });
  reportWork(() => ({
    isTyped: allSessions().some(({ read }) => Object.keys(read().drafts).length > 0),
    isAtRisk: allSessions().some(({ fields, read }) => fields !== undefined && hasFilledSecret(fields, read().drafts)),
  }));
}

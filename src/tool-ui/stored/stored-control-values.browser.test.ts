import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choice, file, list, secret, text, integer } from '#core/fields.ts';
import { forgetControlValues, hasTyped, restoreControlValues, saveControlValues } from './stored-control-values.ts';
import { controlValuesOf } from '../tool/session-state.ts';
import { allSessions, sessionOf, type ToolSession } from '../tool/tool-session.ts';

const fields = {
  inputs: { text: text(), key: secret(), document: file(), items: list(['name'], { max: 3, receiving: 'name', initial: [{ name: '' }] }) },
  options: { mode: choice(['plain', 'fancy'], 'plain'), length: integer({ min: 1, max: 512, initial: 64 }) },
};

let tools = 0;
/** A tool that no earlier test has used. */
function shownTool(): ToolSession {
  const session = sessionOf(`tool-${++tools}`);
  session.declare(fields);
  return session;
}

/**
 * The session on the next page of the tab, before its view declares fields. It has another name, because the sessions of this page still
 * exist.
 */
function nextPage({ toolId }: ToolSession): ToolSession {
  const next = `${toolId}-next`;
  for (const [key, value] of Object.entries({ ...sessionStorage })) {
    sessionStorage.removeItem(key);
    sessionStorage.setItem(key.replace(`:${toolId}:`, `:${next}:`), value);
  }
  restoreControlValues();
  return sessionOf(next);
}

beforeEach(() => {
  for (const session of allSessions()) session.resetAll();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname + location.search);
});

describe('typed input', () => {
  test('is restored after a reload, including invalid numbers', () => {
    const session = shownTool();
    session.change(fields, 'text', 'a\n"b" \ud800 😀');
    session.change(fields, 'length', 'ten');
    session.change(fields, 'items', [{ name: 'a' }, { name: 'b' }]);
    expect(saveControlValues()).toBe(true);

    const next = nextPage(session);
    expect(controlValuesOf(fields, next.read())).toMatchObject({
      items: [{ name: 'a' }, { name: 'b' }],
      text: 'a\n"b" \ud800 😀',
      length: 'ten',
      mode: 'plain',
    });
  });

  test('is read once and deleted', () => {
    const session = shownTool();
    session.change(fields, 'text', 'a');
    saveControlValues();
    expect(sessionStorage).toHaveLength(1);
    nextPage(session);
    expect(sessionStorage).toHaveLength(0);
  });

  test('survives a second reload in a tool that was not opened in between', () => {
    const session = shownTool();
    session.change(fields, 'text', 'a');
    saveControlValues();
    const next = nextPage(session);
    session.resetAll();
    expect(saveControlValues()).toBe(true);
    expect(nextPage(next).controlValues).toEqual({ text: 'a' });
  });

  test('is overridden by a link, field by field', () => {
    const session = shownTool();
    session.change(fields, 'text', 'typed');
    session.change(fields, 'length', '7');
    saveControlValues();
    history.replaceState(null, '', '#text=linked');
    expect(controlValuesOf(fields, nextPage(session).read())).toMatchObject({ text: 'linked', length: '7' });
  });

  test('of a kind unknown to a newer release is ignored', () => {
    const session = shownTool();
    session.change(fields, 'text', 'a');
    session.change(fields, 'mode', 'fancy');
    saveControlValues();
    const next = nextPage(session);
    const newer = { inputs: { text: file() }, options: { mode: choice(['plain', 'bold'], 'plain') } };
    expect(controlValuesOf(newer, next.read())).toEqual({ text: null, mode: 'plain' });
  });

  test('is no longer stored after it is deleted', () => {
    shownTool().change(fields, 'text', 'a');
    sessionStorage.setItem('foreign', '1');
    saveControlValues();
    forgetControlValues();
    expect({ ...sessionStorage }).toEqual({ foreign: '1' });
  });
});

describe('input that cannot be kept', () => {
  test('a secret is never stored, so a reload would lose it', () => {
    const session = shownTool();
    session.change(fields, 'text', 'a');
    session.change(fields, 'key', 's3cret');
    expect(saveControlValues()).toBe(false);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('s3cret');
    session.change(fields, 'key', '');
    expect(saveControlValues()).toBe(true);
  });

  test('a file is not stored, so a reload would lose it', () => {
    const session = shownTool();
    session.change(fields, 'document', new File(['x'], 'x.txt'));
    expect(saveControlValues()).toBe(false);
    session.change(fields, 'document', null);
    expect(saveControlValues()).toBe(true);
    expect(sessionStorage).toHaveLength(0);
  });

  test('an oversized text does not prevent storing others', () => {
    const session = shownTool();
    const large = shownTool();
    large.change(fields, 'text', 'x'.repeat(20_000_000));
    session.change(fields, 'text', 'a');
    expect(saveControlValues()).toBe(false);
    expect(Object.values({ ...sessionStorage })).toEqual(['"a"']);
  });

  test('does not throw if storage is refused', () => {
    shownTool().change(fields, 'text', 'a');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(saveControlValues()).toBe(false);
    expect(restoreControlValues).not.toThrow();
  });
});

test.each(['{', 'null', '7', '["a"]', '{"a":1}', ''])('ignores %j in storage', (stored) => {
  sessionStorage.setItem('draft:any-tool:text', stored);
  sessionStorage.setItem('draft:any-tool', '"a"');
  sessionStorage.setItem('draft::', '"a"');
  restoreControlValues();
  expect(sessionOf('any-tool').controlValues).toEqual({});
});

describe('hasTyped', () => {
  test('is true if any value differs from the default', () => {
    const session = shownTool();
    expect(hasTyped()).toBe(false);
    session.change(fields, 'text', ' ');
    expect(hasTyped()).toBe(true);
    session.change(fields, 'text', '');
    expect(hasTyped()).toBe(false);
    session.change(fields, 'document', new File([], 'x'));
    expect(hasTyped()).toBe(true);
  });
});

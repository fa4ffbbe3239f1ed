import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LINES } from '#core/by-line.ts';
import { choice, file, flag, secret, text, integer } from '#core/fields.ts';
import { controlValuesOf } from './session-state.ts';
import { ToolSession } from './tool-session.ts';

const fields = {
  inputs: { text: text(), key: secret(), pin: secret({ share: 'never' }), document: file() },
  options: { mode: choice(['plain', 'fancy'], 'plain'), length: integer({ min: 1, max: 512, initial: 64 }) },
};

const shown = (session: ToolSession) => controlValuesOf(fields, session.read());

/** A session with a subscriber, like on a page. */
function opened(): ToolSession {
  const session = new ToolSession('any-tool');
  session.declare(fields);
  session.subscribe(() => undefined);
  return session;
}

const addressFragment = (fragment: string) => history.replaceState(null, '', `${location.pathname}${location.search}${fragment}`);

/** Stores pending changes. */
const leavePage = () => dispatchEvent(new PageTransitionEvent('pagehide'));

beforeEach(() => localStorage.clear());
afterEach(() => {
  leavePage();
  addressFragment('');
  vi.restoreAllMocks();
});

describe('options', () => {
  test('are saved as a query string of the differences from the defaults', () => {
    opened().change(fields, 'mode', 'fancy');
    expect(localStorage.getItem('options:any-tool')).toBe('mode=fancy');
    expect(shown(opened())).toMatchObject({ mode: 'fancy', length: '64' });
  });

  test('are not saved if the field excludes saving', () => {
    const session = new ToolSession('any-tool');
    session.change({ inputs: {}, options: { note: text({ persist: 'session' }), mark: text() } }, 'note', 'n');
    session.change({ inputs: {}, options: { note: text({ persist: 'session' }), mark: text() } }, 'mark', 'm');
    expect(localStorage.getItem('options:any-tool')).toBe('mark=m');
  });

  test('are kept as typed, and not saved while invalid', () => {
    const session = opened();
    session.change(fields, 'length', '0512');
    expect(localStorage.getItem('options:any-tool')).toBe('length=512');
    expect(shown(session)['length']).toBe('0512');
    session.change(fields, 'length', '9999');
    expect(localStorage.getItem('options:any-tool')).toBeNull();
    expect(shown(session)['length']).toBe('9999');
  });

  test('are read again if another page deleted or changed them meanwhile', () => {
    const session = opened();
    const leave = session.subscribe(() => undefined);
    session.change(fields, 'mode', 'fancy');
    leave();
    localStorage.removeItem('options:any-tool');
    session.subscribe(() => undefined)();
    expect(shown(session)['mode']).toBe('plain');
    localStorage.setItem('options:any-tool', 'mode=fancy');
    session.subscribe(() => undefined)();
    expect(shown(session)['mode']).toBe('fancy');
  });

  test.each(['{"mode":1}', 'mode=evil&length=1e99', '%%%', '\u0000', 'length=NaN'])('use the defaults if %j is stored', (stored) => {
    localStorage.setItem('options:any-tool', stored);
    expect(shown(opened())).toMatchObject({ mode: 'plain', length: '64' });
  });

  test('saved in another tab replace those of this tab, but not its inputs', () => {
    const session = opened();
    session.change(fields, 'text', 'typed');
    session.change(fields, 'mode', 'fancy');
    localStorage.setItem('options:any-tool', 'length=7');
    dispatchEvent(new StorageEvent('storage', { key: 'options:any-tool', newValue: 'length=7' }));
    expect(shown(session)).toMatchObject({ text: 'typed', mode: 'plain', length: '7' });
  });

  test('last as long as the page if storage is refused', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    opened().change(fields, 'mode', 'fancy');
    expect(shown(opened())['mode']).toBe('fancy');
    opened().resetOptions();
    expect(shown(opened())['mode']).toBe('plain');
  });

  test('are reset together, without the inputs', () => {
    const session = opened();
    session.change(fields, 'text', 'typed');
    session.change(fields, 'mode', 'fancy');
    session.resetOptions();
    expect(shown(session)).toMatchObject({ text: 'typed', mode: 'plain' });
    expect(localStorage.getItem('options:any-tool')).toBeNull();
  });
});

describe('a link', () => {
  test('overrides saved options, field by field, until a change', () => {
    localStorage.setItem('options:any-tool', 'mode=fancy&length=7');
    addressFragment('#text=a%26b&length=12&mode=evil');
    const session = opened();
    expect(shown(session)).toMatchObject({ text: 'a&b', mode: 'fancy', length: '12' });

    session.change(fields, 'text', 'mine');
    expect(location.hash).toBe('');
    expect(shown(session)).toMatchObject({ text: 'mine', length: '12' });
  });

  test('followed on the page overrides typed values', () => {
    const session = opened();
    session.change(fields, 'text', 'typed');
    session.change(fields, 'mode', 'fancy');
    addressFragment('#text=linked');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(shown(session)).toMatchObject({ text: 'linked', mode: 'fancy' });
  });

  test('from another page to a previously opened tool is followed when the tool is shown', () => {
    const session = opened();
    session.change(fields, 'text', 'typed');
    addressFragment('#text=linked');
    session.subscribe(() => undefined);
    expect(shown(session)['text']).toBe('linked');
  });

  test('without `lines` opens single-input mode after a reload, even if the state is read before the fields are declared', () => {
    const declared = { inputs: { ...fields.inputs }, options: { ...fields.options, [LINES]: flag(false) } };
    addressFragment('#mode=fancy');
    const session = new ToolSession('any-tool');
    session.restore({ [LINES]: true, text: 'typed' });
    session.read();
    session.declare(declared);
    expect(controlValuesOf(declared, session.read())).toMatchObject({ [LINES]: false, mode: 'fancy', text: 'typed' });
  });

  test.each(['#%', '#__proto__=x', '#document=x', '#pin=1234', '#'.padEnd(100_000, 'a=b&')])(
    'with hostile content (%.20s) changes nothing',
    (fragment) => {
      addressFragment(fragment);
      expect(shown(opened())).toEqual({ text: '', key: '', pin: '', document: null, mode: 'plain', length: '64' });
    },
  );
});

describe('a replacement', () => {
  test('is undone to the previous value', () => {
    const session = opened();
    session.change(fields, 'text', 'typed');
    session.replace(fields, 'text', 'sample');
    session.undo();
    expect(shown(session)['text']).toBe('typed');
  });

  test('of several fields is undone together, including saved values', () => {
    const session = opened();
    session.change(fields, 'mode', 'fancy');
    session.replaceAll(fields, { text: 'sample', mode: 'plain', length: '12' });
    expect(localStorage.getItem('options:any-tool')).toBe('length=12');
    session.undo();
    expect(shown(session)).toMatchObject({ text: '', mode: 'fancy', length: '64' });
    expect(localStorage.getItem('options:any-tool')).toBe('mode=fancy');
  });

  test('cannot be undone after other typing', () => {
    const session = opened();
    session.replace(fields, 'text', 'sample');
    session.change(fields, 'text', 'sample and more');
    session.undo();
    expect(shown(session)['text']).toBe('sample and more');
  });
});

test('typed values are restored after a reload, without replacing newer ones', () => {
  const session = opened();
  session.change(fields, 'key', 'new');
  session.restore({ text: 'old', key: 'old' });
  expect(shown(session)).toMatchObject({ text: 'old', key: 'new' });
});

test('device suggestions apply to untouched fields', () => {
  const session = opened();
  session.suggest({ text: 'suggested', length: '7', foreign: 'x', document: 'no file' });
  expect(shown(session)).toMatchObject({ text: 'suggested', length: '7', document: null });
  session.change(fields, 'text', '');
  session.change(fields, 'length', '8');
  expect(shown(session)).toMatchObject({ text: '', length: '8' });
  session.resetAll();
  expect(shown(session)).toMatchObject({ text: 'suggested', length: '7' });
});

test('a link overrides device suggestions', () => {
  addressFragment('#text=linked');
  const session = opened();
  session.suggest({ text: 'suggested' });
  expect(shown(session)['text']).toBe('linked');
});

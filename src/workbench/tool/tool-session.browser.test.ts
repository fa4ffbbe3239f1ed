import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LINES } from '#core/by-line.ts';
import { choice, file, flag, secret, text, whole } from '#core/fields.ts';
import { draftsOf } from './session-state.ts';
import { ToolSession } from './tool-session.ts';

const fields = {
  inputs: { text: text(), key: secret(), pin: secret({ link: 'never' }), document: file() },
  options: { mode: choice(['plain', 'fancy'], 'plain'), length: whole({ min: 1, max: 512, initial: 64 }) },
};

const shown = (session: ToolSession) => draftsOf(fields, session.read());

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
  test('are remembered as a query string of what differs from the defaults', () => {
    opened().change(fields, 'mode', 'fancy');
    expect(localStorage.getItem('options:any-tool')).toBe('mode=fancy');
    expect(shown(opened())).toMatchObject({ mode: 'fancy', length: '64' });
  });

  test('are not remembered where the field says that the device keeps it not', () => {
    const session = new ToolSession('any-tool');
    session.change({ inputs: {}, options: { note: text({ memory: 'tab' }), mark: text() } }, 'note', 'n');
    session.change({ inputs: {}, options: { note: text({ memory: 'tab' }), mark: text() } }, 'mark', 'm');
    expect(localStorage.getItem('options:any-tool')).toBe('mark=m');
  });

  test('stand as they were typed, and are not remembered while they are wrong', () => {
    const session = opened();
    session.change(fields, 'length', '0512');
    expect(localStorage.getItem('options:any-tool')).toBe('length=512');
    expect(shown(session)['length']).toBe('0512');
    session.change(fields, 'length', '9999');
    expect(localStorage.getItem('options:any-tool')).toBeNull();
    expect(shown(session)['length']).toBe('9999');
  });

  test('are those of the storage again where another page has forgotten or chosen them meanwhile', () => {
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

  test.each(['{"mode":1}', 'mode=evil&length=1e99', '%%%', '\u0000', 'length=NaN'])('fall back when %j is stored', (stored) => {
    localStorage.setItem('options:any-tool', stored);
    expect(shown(opened())).toMatchObject({ mode: 'plain', length: '64' });
  });

  test('of another tab replace those of this one, and leave the inputs alone', () => {
    const session = opened();
    session.change(fields, 'text', 'typed');
    session.change(fields, 'mode', 'fancy');
    localStorage.setItem('options:any-tool', 'length=7');
    dispatchEvent(new StorageEvent('storage', { key: 'options:any-tool', newValue: 'length=7' }));
    expect(shown(session)).toMatchObject({ text: 'typed', mode: 'plain', length: '7' });
  });

  test('live as long as the page where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    opened().change(fields, 'mode', 'fancy');
    expect(shown(opened())['mode']).toBe('fancy');
    opened().resetOptions();
    expect(shown(opened())['mode']).toBe('plain');
  });

  test('go back to their defaults together, and the inputs stay', () => {
    const session = opened();
    session.change(fields, 'text', 'typed');
    session.change(fields, 'mode', 'fancy');
    session.resetOptions();
    expect(shown(session)).toMatchObject({ text: 'typed', mode: 'plain' });
    expect(localStorage.getItem('options:any-tool')).toBeNull();
  });
});

describe('a link', () => {
  test('wins over what is remembered, field by field, until something is changed', () => {
    localStorage.setItem('options:any-tool', 'mode=fancy&length=7');
    addressFragment('#text=a%26b&length=12&mode=evil');
    const session = opened();
    expect(shown(session)).toMatchObject({ text: 'a&b', mode: 'fancy', length: '12' });

    session.change(fields, 'text', 'mine');
    expect(location.hash).toBe('');
    expect(shown(session)).toMatchObject({ text: 'mine', length: '12' });
  });

  test('that is followed on the page says what it says, whatever was typed before', () => {
    const session = opened();
    session.change(fields, 'text', 'typed');
    session.change(fields, 'mode', 'fancy');
    addressFragment('#text=linked');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(shown(session)).toMatchObject({ text: 'linked', mode: 'fancy' });
  });

  test('that leads from another page to a tool seen before is followed when the tool is shown', () => {
    const session = opened();
    session.change(fields, 'text', 'typed');
    addressFragment('#text=linked');
    session.subscribe(() => undefined);
    expect(shown(session)['text']).toBe('linked');
  });

  test('without `lines` opens single-input mode after a reload, also when the state is read before the fields are declared', () => {
    const declared = { inputs: { ...fields.inputs }, options: { ...fields.options, [LINES]: flag(false) } };
    addressFragment('#mode=fancy');
    const session = new ToolSession('any-tool');
    session.restore({ [LINES]: true, text: 'typed' });
    session.read();
    session.declare(declared);
    expect(draftsOf(declared, session.read())).toMatchObject({ [LINES]: false, mode: 'fancy', text: 'typed' });
  });

  test.each(['#%', '#__proto__=x', '#document=x', '#pin=1234', '#'.padEnd(100_000, 'a=b&')])(
    'that is hostile (%.20s) changes nothing',
    (fragment) => {
      addressFragment(fragment);
      expect(shown(opened())).toEqual({ text: '', key: '', pin: '', document: null, mode: 'plain', length: '64' });
    },
  );
});

describe('a replacement', () => {
  test('is undone to what stood there', () => {
    const session = opened();
    session.change(fields, 'text', 'typed');
    session.replace(fields, 'text', 'sample');
    session.undo();
    expect(shown(session)['text']).toBe('typed');
  });

  test('of several fields is undone whole, and so is what is remembered of it', () => {
    const session = opened();
    session.change(fields, 'mode', 'fancy');
    session.replaceAll(fields, { text: 'sample', mode: 'plain', length: '12' });
    expect(localStorage.getItem('options:any-tool')).toBe('length=12');
    session.undo();
    expect(shown(session)).toMatchObject({ text: '', mode: 'fancy', length: '64' });
    expect(localStorage.getItem('options:any-tool')).toBe('mode=fancy');
  });

  test('cannot be undone any more once something else was typed', () => {
    const session = opened();
    session.replace(fields, 'text', 'sample');
    session.change(fields, 'text', 'sample and more');
    session.undo();
    expect(shown(session)['text']).toBe('sample and more');
  });
});

test('what was typed before a reload comes back, under what was typed since', () => {
  const session = opened();
  session.change(fields, 'key', 'new');
  session.restore({ text: 'old', key: 'old' });
  expect(shown(session)).toMatchObject({ text: 'old', key: 'new' });
});

test('what the device suggests stands where nobody has said anything', () => {
  const session = opened();
  session.suggest({ text: 'suggested', length: '7', foreign: 'x', document: 'no file' });
  expect(shown(session)).toMatchObject({ text: 'suggested', length: '7', document: null });
  session.change(fields, 'text', '');
  session.change(fields, 'length', '8');
  expect(shown(session)).toMatchObject({ text: '', length: '8' });
  session.resetAll();
  expect(shown(session)).toMatchObject({ text: 'suggested', length: '7' });
});

test('what a link says stands over what the device suggests', () => {
  addressFragment('#text=linked');
  const session = opened();
  session.suggest({ text: 'suggested' });
  expect(shown(session)['text']).toBe('linked');
});

import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { text } from '#core/fields.ts';
import { anyToolContext } from '#test/support/any-tool-context.ts';
import { render } from '#test/support/render.tsx';
import { controlValuesOf } from './session-state.ts';
import { ToolContext } from './tool-context.ts';
import { ToolSession } from './tool-session.ts';
import { takeBack, useUndo } from './use-undo.ts';

const fields = { inputs: { note: text() }, options: {} };

/** Pictures that can be removed one by one. */
function Pictures() {
  const [pictures, change] = useState(['first', 'second']);
  const { offer, withdraw } = useUndo();
  const remove = (name: string) => {
    change(pictures.filter((each) => each !== name));
    offer('removed', () => change(pictures));
  };
  return (
    <>
      {pictures.map((name) => (
        <button type="button" key={name} onClick={() => remove(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={withdraw}>
        withdraw
      </button>
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

function Page({ session }: { readonly session: ToolSession }) {
  const [isThere, setThere] = useState(true);
  return (
    <ToolContext value={anyToolContext({ session })}>
      {isThere && <Pictures />}
      <button type="button" onClick={() => setThere(false)}>
        leave
      </button>
    </ToolContext>
  );
}

function show(): ToolSession {
  const session = new ToolSession('any-tool');
  session.declare(fields);
  session.change(fields, 'note', 'typed');
  render(<Page session={session} />);
  return session;
}

test('undoing a removal restores the item and keeps the fields', async () => {
  const session = show();
  await button('first').click();
  await expect.element(button('first')).not.toBeInTheDocument();
  expect(session.read().step).toBe('removed');
  takeBack(session);
  await expect.element(button('first')).toBeVisible();
  expect(session.read().step).toBeUndefined();
  expect(controlValuesOf(fields, session.read())).toEqual({ note: 'typed' });
});

test('only the last step can be undone', async () => {
  const session = show();
  await button('first').click();
  await button('second').click();
  takeBack(session);
  takeBack(session);
  await expect.element(button('second')).toBeVisible();
  await expect.element(button('first')).not.toBeInTheDocument();
});

test.each([
  ['something else is done', async (session: ToolSession) => session.replace(fields, 'note', '', 'cleared')],
  ['the offer is withdrawn', () => button('withdraw').click()],
  ['the view is gone', () => button('leave').click()],
])('nothing can be undone once %s', async (_what, end) => {
  const session = show();
  await button('first').click();
  await end(session);
  expect(session.read().step).not.toBe('removed');
  takeBack(session);
  await expect.element(button('first')).not.toBeInTheDocument();
  expect(controlValuesOf(fields, session.read())).toEqual({ note: 'typed' });
});

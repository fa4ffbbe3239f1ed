import { expect, onTestFinished, test } from 'vitest';
import { layoutFaults } from '#test/support/layout-faults.ts';
import { Held, render } from '#test/support/render.tsx';
import '#app/shell/shell.css';
import { Button } from '../button/button.tsx';
import { SwitchField } from '../choice/switch-field.tsx';
import { Modal } from '../dialog/modal.tsx';
import { TextField } from '../field/text-field.tsx';
import { DataTable } from '../table/data-table.tsx';
import { FieldRow } from './field-row.tsx';

const cities = [
  { name: 'Rome', people: '10' },
  { name: 'Oslo', people: '9' },
];

const page = (
  <>
    <header className="top-bar">
      <Button icon="menu-2" aria-label="Menu" />
      <Button icon="home-2" aria-label="Home" />
      <div className="wide-only">
        <Button icon="sun" aria-label="Theme" />
      </div>
    </header>
    <FieldRow>
      <Held initial="Hello">{(props) => <TextField name="text" label="Text" {...props} />}</Held>
      <Held<boolean> initial>{(props) => <SwitchField name="upper" label="Upper case" {...props} />}</Held>
    </FieldRow>
    <DataTable
      label="Cities"
      rows={cities}
      keyOf={({ name }) => name}
      columns={[
        { name: 'name', label: 'City', cell: ({ name }) => name },
        { name: 'people', label: 'People', cell: ({ people }) => people, align: 'end' },
      ]}
    />
  </>
);

const dialog = (
  <Modal isOpen title="Send to" onClose={() => undefined}>
    <Button>Go</Button>
  </Modal>
);

/** The boxes of the page's elements and of the words in cells and headings, measured from the left or right edge of the window. */
function boxes(from: 'left' | 'right'): readonly (readonly number[])[] {
  const width = document.documentElement.clientWidth;
  const range = document.createRange();
  const shown = [...document.querySelectorAll('header, button, svg, label, input, table, th, td, h2, dialog > div')].filter((element) =>
    element.checkVisibility(),
  );
  return shown.map((element) => {
    range.selectNodeContents(element);
    const { left, right, top, bottom } = (element.matches('th, td, h2') ? range : element).getBoundingClientRect();
    return [...(from === 'left' ? [left, right] : [width - right, width - left]), top, bottom].map(Math.round);
  });
}

test.each([
  ['a bar, fields and a table', page],
  ['a dialog', dialog],
])('in a right-to-left layout %s is mirrored, and nothing overflows', async (_what, node) => {
  const { documentElement } = document;
  render(node);
  await expect.poll(() => document.querySelectorAll('button').length).toBeGreaterThan(1);
  const fromLeft = boxes('left');
  documentElement.dir = 'rtl';
  onTestFinished(() => documentElement.removeAttribute('dir'));
  expect(boxes('right')).toEqual(fromLeft);
  expect(layoutFaults()).toEqual([]);
});

test('in a right-to-left layout code runs from left to right, and typed text depends on its first letter', async () => {
  const { documentElement } = document;
  documentElement.dir = 'rtl';
  onTestFinished(() => documentElement.removeAttribute('dir'));
  render(
    <>
      <code>a - b</code>
      <Held initial="Hello">{(props) => <TextField name="text" label="Text" {...props} />}</Held>
    </>,
  );
  await expect.poll(() => document.querySelectorAll('input, textarea').length).toBe(1);
  const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? documentElement);
  expect(styleOf('code').direction).toBe('ltr');
  expect(styleOf('input, textarea').unicodeBidi).toBe('plaintext');
});

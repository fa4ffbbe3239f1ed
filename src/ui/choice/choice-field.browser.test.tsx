import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held, render } from '#test/support/render.tsx';
import { ChoiceField } from './choice-field.tsx';

const radio = (name: string) => page.getByRole('radiogroup', { name: 'Direction', exact: true }).getByRole('radio', { name, exact: true });

const show = () =>
  render(
    <Held initial="encrypt">
      {(held) => (
        <ChoiceField
          name="direction"
          label="Direction"
          options={[
            { value: 'encrypt', label: 'Encrypt' },
            { value: 'decrypt', label: 'Decrypt', tooltip: 'Back again' },
          ]}
          {...held}
        />
      )}
    </Held>,
  );

test('is a named group of named radio buttons', async () => {
  show();
  await expect.element(radio('Encrypt')).toBeChecked();
  await expect.element(radio('Decrypt')).not.toBeChecked();
});

test('a click selects', async () => {
  show();
  await radio('Decrypt').click();
  await expect.element(radio('Decrypt')).toBeChecked();
  await expect.element(radio('Encrypt')).not.toBeChecked();
});

test('the arrow keys select', async () => {
  show();
  await radio('Encrypt').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Decrypt')).toBeChecked();
});

test('a tooltip describes its choice without changing its name', async () => {
  show();
  await userEvent.hover(radio('Decrypt'));
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Back again');
  await expect.element(radio('Decrypt')).toHaveAccessibleDescription('Back again');
});

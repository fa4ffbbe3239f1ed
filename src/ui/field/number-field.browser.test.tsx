import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held, render } from '#test/support/render.tsx';
import { NumberField } from './number-field.tsx';

const box = page.getByRole('textbox', { name: 'Length', exact: true });
const slider = page.getByRole('slider', { name: 'Length slider', exact: true });

const show = (initial: string, hasSlider = false) =>
  render(
    <Held initial={initial}>
      {(held) => <NumberField name="length" label="Length" min={1} max={64} hasSlider={hasSlider} {...held} />}
    </Held>,
  );

test.each(['500', '-1', '1.5', 'abc', '', '007'])('does not change typed %j', async (typed) => {
  show('8');
  await userEvent.fill(box, typed);
  await userEvent.tab();
  await expect.element(box).toHaveValue(typed);
});

test('the arrow keys change the number within its limits', async () => {
  show('63');
  await userEvent.click(box);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(box).toHaveValue('64');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(box).toHaveValue('63');
});

test('the slider and the number are synchronized', async () => {
  show('8', true);
  await expect.element(slider).toHaveValue('8');
  await userEvent.fill(slider, '20');
  await expect.element(box).toHaveValue('20');
  await userEvent.fill(box, '30');
  await expect.element(slider).toHaveValue('30');
});

test('the slider stays within its limits while the number exceeds them', async () => {
  show('500', true);
  await expect.element(slider).toHaveValue('64');
  await expect.element(box).toHaveValue('500');
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { declareTool } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { ok } from '#core/result.ts';
import { render } from '#test/support/render.tsx';
import { idle } from './operation-run.ts';
import { useDrawnFields } from './use-drawn-fields.ts';

const declaration = declareTool({
  inputs: { secret: text(), other: text() },
  options: {},
  fromPage: { pageOnly: text() },
  outputs: {},
  operations: {
    draw: { takes: [], gives: [], thread: 'main', begins: 'when drawn', fills: 'secret' },
    drawForPage: { takes: [], gives: [], thread: 'main', begins: 'when drawn', fills: 'pageOnly' },
    drawNothing: { takes: [], gives: [], thread: 'main', begins: 'when drawn' },
  },
});

const works = ['draw', 'drawForPage', 'drawNothing'].map((name) => ({ name, state: { ...idle, outcome: ok('drawn') } }));

function Fields() {
  const { drawnBy, take, release } = useDrawnFields(declaration);
  return (
    <>
      <p>{JSON.stringify([drawnBy(works, { secret: '', other: '' }), drawnBy(works, { secret: 'typed', other: '' })])}</p>
      {['secret', 'other'].map((name) => (
        <button key={name} type="button" onClick={() => take(name)}>
          take {name}
        </button>
      ))}
      <button type="button" onClick={() => release('secret')}>
        release
      </button>
    </>
  );
}

const press = (name: string) => page.getByRole('button', { name }).click();

test('a field contains its generated value until it is set or emptied, and again when released', async () => {
  render(<Fields />);
  const shown = page.getByRole('paragraph');
  await expect.element(shown).toHaveTextContent('[{"secret":"drawn","pageOnly":"drawn"},{"pageOnly":"drawn"}]');
  await press('take other');
  await expect.element(shown).toHaveTextContent('[{"secret":"drawn","pageOnly":"drawn"},{"pageOnly":"drawn"}]');
  await press('take secret');
  await expect.element(shown).toHaveTextContent('[{"pageOnly":"drawn"},{"pageOnly":"drawn"}]');
  await press('release');
  await expect.element(shown).toHaveTextContent('[{"secret":"drawn","pageOnly":"drawn"},{"pageOnly":"drawn"}]');
});

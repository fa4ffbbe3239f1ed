import { describe, expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { emptyForm } from './meta-form.ts';
import { run } from './run.ts';

const texts = { t: toolTexts('og-meta-generator', 'en'), language: 'en' };

test('reading HTML fills the whole form and describes it with the field labels', () => {
  const form = run.read({ existingHtml: declaration.inputs.existingHtml.sample ?? '' });
  if (!form.ok) throw new Error(form.error.code);
  const { found, fields } = presenters.read(form.value, {}, texts);
  expect(fields).toEqual({ ...emptyForm, ...form.value });
  expect(found).toEqual([
    { label: 'Page type', value: 'Movie' },
    { label: 'Title', value: 'The Rock' },
    { label: 'Page URL', value: 'https://www.imdb.com/title/tt0117500/' },
    { label: 'Image URL', value: 'https://ia.media-imdb.com/images/rock.jpg' },
  ]);
});

describe('the lengths', () => {
  test.each([
    ['', ''],
    ['a', '1 character'],
    ['a'.repeat(60), '60 characters'],
    ['a'.repeat(75), '75 characters (may be cut off after 60)'],
  ])('for the title %j is %j', (title, length) => {
    const previewed = run.preview({ title, description: '', pageUrl: '' });
    expect(previewed.ok && presenters.preview(previewed.value, {}, texts)).toMatchObject({ titleLength: length, descriptionLength: '' });
  });
});

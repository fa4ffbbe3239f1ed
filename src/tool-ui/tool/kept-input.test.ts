import { describe, expect, test } from 'vitest';
import { choice, persistFlag, text } from '#core/fields.ts';
import { changed, controlValuesOf, followed, keptAnew, untouched } from './session-state.ts';

describe('an input that is only kept on request', () => {
  const places = {
    inputs: { places: text({ persist: 'local', persistWith: 'rememberPlaces' }), text: text() },
    options: { rememberPlaces: persistFlag(), mode: choice(['plain', 'fancy'], 'plain') },
  };
  const typed = changed(places, untouched, { places: 'Ana: Tokyo' });
  const on = changed(places, typed, { rememberPlaces: true });

  test('is not kept while its switch is off', () => {
    expect(typed.kept).toEqual({});
    expect(typed.kept).toBe(untouched.kept);
  });

  test('is kept once the switch is on, and updated with each change', () => {
    expect(on.kept).toEqual({ places: 'Ana: Tokyo' });
    expect(changed(places, on, { places: 'Berlin' }).kept).toEqual({ places: 'Berlin' });
    expect(on.remembered).toBe('');
  });

  test('kept by an earlier release turns its switch on', () => {
    expect(controlValuesOf(places, { ...untouched, kept: { places: 'Berlin' } })).toMatchObject({ places: 'Berlin', rememberPlaces: true });
    expect(controlValuesOf(places, { ...untouched, kept: { places: 7 } })).toMatchObject({ places: '', rememberPlaces: false });
  });

  test('stays in its control when the switch is turned off, but is no longer kept', () => {
    const found = { ...untouched, kept: { places: 'Berlin' } };
    const off = changed(places, found, { rememberPlaces: false });
    expect(off.kept).toEqual({});
    expect(controlValuesOf(places, off)).toMatchObject({ places: 'Berlin', rememberPlaces: false });
    expect(changed(places, off, { places: 'Oslo' }).kept).toEqual({});
  });

  test('is removed when it is deleted elsewhere, and its switch is turned off', () => {
    expect(controlValuesOf(places, keptAnew(places, on, {}))).toMatchObject({ places: '', rememberPlaces: false });
  });

  test('is not replaced from another tab while this tab keeps nothing', () => {
    expect(controlValuesOf(places, keptAnew(places, typed, { places: 'Berlin' }))).toMatchObject({ places: 'Ana: Tokyo' });
  });

  test('is not kept because of a link', () => {
    const linked = followed(places, untouched, 'rememberPlaces=true&places=Berlin');
    expect(controlValuesOf(places, linked)).toMatchObject({ places: 'Berlin', rememberPlaces: false });
    expect(changed(places, linked, { text: 'a' }).kept).toEqual({});
  });
});

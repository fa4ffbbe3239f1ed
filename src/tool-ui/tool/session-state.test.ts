import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, list, secret, text, integer } from '#core/fields.ts';
import { encodeOptions } from '../stored/control-values.ts';
import {
  changed,
  controlValuesOf,
  filled,
  followed,
  keptAnew,
  received,
  rememberedAnew,
  replaced,
  type SessionState,
  undone,
  untouched,
  withoutOptions,
} from './session-state.ts';

const fields = {
  inputs: {
    text: text(),
    note: text({ persist: 'local' }),
    items: list(['name'], { max: 3, receiving: 'name', persist: 'local', initial: [{ name: 'first' }] }),
    pin: secret({ share: 'never' }),
  },
  options: { mode: choice(['plain', 'fancy'], 'plain'), length: integer({ min: 1, max: 512, initial: 64 }) },
};
const names = [...Object.keys(fields.inputs), ...Object.keys(fields.options)];

/** A control value that is valid for some of the fields or for none. */
const anyControlValue = fc.oneof(
  fc.string(),
  fc.constantFrom('plain', 'fancy', '7', '0512', 'evil', null, 7, [{ name: 'a' }], [{ name: 1 }], {}),
);
/** Suggested control values are in the format of the field itself, because browsers read remembered ones back in that format. */
const anySuggested = fc.dictionary(
  fc.constantFrom(...names, 'foreign'),
  fc.constantFrom('plain', 'fancy', 'evil', '7', null, 7, {}),
) as fc.Arbitrary<SessionState['controlValues']>; // as below
const anyControlValues = fc.dictionary(fc.constantFrom(...names, 'foreign', '__proto__'), anyControlValue) as fc.Arbitrary<
  SessionState['controlValues']
>; // as they are found
const anyQuery = fc
  .dictionary(fc.constantFrom(...names, 'foreign'), fc.oneof(fc.string(), fc.constantFrom('fancy', 'evil', '7', '1e99')))
  .map((values) => new URLSearchParams(values).toString());
const anyState: fc.Arbitrary<SessionState> = fc
  .record({
    controlValues: anyControlValues,
    suggested: anySuggested,
    siteDefaults: fc.dictionary(fc.constantFrom(...names, 'foreign'), fc.constantFrom<unknown>('fancy', 'plain', 'evil', 7, 9999, true)),
    replaced: anyControlValues,
    step: fc.constant(undefined),
    remembered: anyQuery,
    kept: anyControlValues,
    linked: anyQuery,
    visiting: anyControlValues,
  })
  // A followed link overrides handed-over values.
  .map((state) => ({
    ...state,
    visiting: Object.fromEntries(Object.entries(state.visiting).filter(([name]) => !new URLSearchParams(state.linked).has(name))),
  }));

const layers = ['suggested', 'remembered', 'kept', 'linked', 'visiting', 'controlValues'] as const;

/** The value of one field in each layer, or `undefined`. */
const anyClaims = (...claims: readonly string[]) => {
  const claim = fc.constantFrom(undefined, ...claims);
  return fc.record({ suggested: claim, remembered: claim, kept: claim, linked: claim, visiting: claim, controlValues: claim });
};

describe('the values of the controls', () => {
  test('are always valid for their controls, whatever the layers contain', () => {
    const initial = controlValuesOf(fields, untouched);
    fc.assert(
      fc.property(anyState, (state) => {
        const controlValues = controlValuesOf(fields, state);
        expect(Object.keys(controlValues).toSorted()).toEqual(Object.keys(initial).toSorted());
        expect(controlValuesOf(fields, { ...untouched, controlValues })).toEqual(controlValues); // each control value is valid
      }),
    );
  });

  // Only inputs are kept; only options are remembered or handed over for a visit.
  test.each([
    ['mode', ['kept'], ['plain', 'fancy', 'evil', ''], (claim: string) => ['plain', 'fancy'].includes(claim)],
    ['note', ['remembered', 'visiting'], ['', 'a', 'b\n'], () => true],
  ] as const)('for %s come from the highest layer with a valid value, or else from lower ones', (name, foreign, claims, isFitting) => {
    fc.assert(
      fc.property(anyClaims(...claims), (claimed) => {
        const claimOf = (layer: (typeof layers)[number]) => (claimed[layer] === undefined ? {} : { [name]: claimed[layer] });
        const query = (layer: (typeof layers)[number]) => new URLSearchParams(claimOf(layer)).toString();
        const [suggested, kept, controlValues, visiting] = [
          claimOf('suggested'),
          claimOf('kept'),
          claimOf('controlValues'),
          claimOf('visiting'),
        ];
        const over = { ...untouched, suggested, kept, controlValues, visiting, remembered: query('remembered'), linked: query('linked') };
        const fitting = layers
          .flatMap((layer) => (foreign.some((one) => one === layer) || claimed[layer] === undefined ? [] : [claimed[layer]]))
          .filter(isFitting);
        expect(controlValuesOf(fields, over)[name]).toBe(fitting.at(-1) ?? controlValuesOf(fields, untouched)[name]);
      }),
    );
  });
});

test('a change shows the typed value, keeps the other controls, and detaches the link', () => {
  fc.assert(
    fc.property(anyState, fc.string(), (state, typed) => {
      const after = changed(fields, state, { text: typed });
      expect(controlValuesOf(fields, after)).toEqual({ ...controlValuesOf(fields, state), text: typed });
      expect([after.linked, after.replaced]).toEqual(['', {}]);
    }),
  );
});

test('a change of a kept input is saved with its new value, and nothing else', () => {
  fc.assert(
    fc.property(anyState, fc.string(), (state, typed) => {
      const after = changed(fields, state, { note: typed });
      expect(after.kept).toEqual({ note: typed, items: controlValuesOf(fields, state)['items'] });
      expect(changed(fields, state, { text: typed }).kept).toBe(state.kept);
      const back = undone(fields, replaced(fields, state, { note: typed }));
      expect(back.kept['note']).toBe(controlValuesOf(fields, state)['note']);
    }),
  );
});

const only = (controlValues: SessionState['controlValues'], wanted: object) =>
  Object.fromEntries(Object.entries(controlValues).filter(([name]) => Object.hasOwn(wanted, name)));

const anySample = fc.record(
  { text: fc.string(), note: fc.string(), mode: fc.constantFrom('plain', 'fancy'), length: fc.constantFrom('7', '64', '') },
  { requiredKeys: [] },
);

test('undoing a replacement of any fields restores all values, and what was saved of them', () => {
  fc.assert(
    fc.property(anyState, anySample, (state, sample) => {
      const before = controlValuesOf(fields, state);
      const after = replaced(fields, state, sample);
      expect(controlValuesOf(fields, after)).toEqual({ ...before, ...sample });
      expect(Object.keys(after.replaced).toSorted()).toEqual(Object.keys(sample).toSorted());
      const back = undone(fields, after);
      expect(controlValuesOf(fields, back)).toEqual(before);
      const isRemembered = 'mode' in sample || 'length' in sample;
      const ofVisit = Object.fromEntries(Object.entries(state.visiting).filter(([name]) => !(name in sample)));
      const own = { ...before, ...only(controlValuesOf(fields, { ...state, visiting: {} }), ofVisit) };
      expect(back.remembered).toBe(isRemembered ? encodeOptions(fields, own, state.siteDefaults) : state.remembered);
      expect(undone(fields, back)).toEqual(back);
    }),
  );
});

test('transferred values are shown immediately and undone together, and their options are not saved', () => {
  const anyOptions = fc.record({ mode: fc.constantFrom('plain', 'fancy'), length: fc.constantFrom('7', '64') }, { requiredKeys: [] });
  fc.assert(
    fc.property(anyState, fc.string(), anyOptions, (state, sent, options) => {
      const before = controlValuesOf(fields, state);
      const after = received(fields, state, { text: sent }, options);
      expect(controlValuesOf(fields, after)).toEqual({ ...before, text: sent, ...options });
      expect(after.remembered).toBe(state.remembered);
      expect(controlValuesOf(fields, undone(fields, after))).toEqual(before);
    }),
  );
  const there = received(fields, { ...untouched, remembered: 'length=7' }, { text: 'sent' }, { mode: 'fancy' });
  expect(changed(fields, there, { length: '8' }).remembered).toBe('length=8');
  expect(changed(fields, there, { mode: 'fancy' }).remembered).toBe('mode=fancy&length=7');
});

test('values filled in after a sample are undone with it, but not after typing', () => {
  fc.assert(
    fc.property(anyState, anySample, anySample, (state, sample, results) => {
      const before = controlValuesOf(fields, state);
      const after = filled(fields, replaced(fields, state, sample, 'sampled'), results);
      expect(controlValuesOf(fields, after)).toEqual({ ...before, ...sample, ...results });
      expect([after.step, controlValuesOf(fields, undone(fields, after))]).toEqual(['sampled', before]);
      expect(filled(fields, changed(fields, state, sample), results).replaced).toEqual({});
    }),
  );
});

test('undo keeps values typed after a replacement', () => {
  fc.assert(
    fc.property(anyState, anySample, anySample, (state, sample, typed) => {
      const after = changed(fields, replaced(fields, state, sample), typed);
      expect(controlValuesOf(fields, undone(fields, after))).toEqual(controlValuesOf(fields, after));
    }),
  );
});

test('following a link overrides typed values, and hides kept ones until undo', () => {
  fc.assert(
    fc.property(anyState, anyQuery, (state, linked) => {
      const { controlValues, visiting } = followed(fields, state, linked);
      const shown = controlValuesOf(fields, followed(fields, state, linked));
      expect(shown).toEqual(controlValuesOf(fields, { ...state, linked, controlValues, visiting }));
      const untyped = { ...state, controlValues: {}, visiting: {} };
      expect(controlValuesOf(fields, followed(fields, untyped, linked))).toMatchObject(controlValuesOf(fields, { ...untyped, linked }));
    }),
  );
  const hidden = followed(fields, { ...untouched, kept: { note: 'kept' } }, 'note=linked');
  expect([controlValuesOf(fields, hidden)['note'], controlValuesOf(fields, undone(fields, hidden))['note']]).toEqual(['linked', 'kept']);
  const renamed = { inputs: { text: text({ aliases: ['input'] }) }, options: {} };
  const typed = { ...untouched, controlValues: { text: 'typed' } };
  expect(controlValuesOf(renamed, followed(renamed, typed, 'input=linked'))['text']).toBe('linked');
});

/** The options of a site without any changes by the visitor. */
const ofSite = ({ siteDefaults }: SessionState) => {
  const { mode, length } = controlValuesOf(fields, { ...untouched, siteDefaults });
  return { mode, length };
};

test('a browser saves only differences from the default options of the site', () => {
  fc.assert(
    fc.property(anyState, fc.constantFrom('plain', 'fancy'), (state, mode) => {
      const after = changed(fields, state, { mode });
      const { remembered, siteDefaults } = after;
      expect(controlValuesOf(fields, { ...untouched, siteDefaults, remembered })['mode']).toBe(mode);
      expect(new URLSearchParams(remembered).has('mode')).toBe(ofSite(state).mode !== mode);
    }),
  );
});

test('a site default overrides a device suggestion, and is overridden by a saved option', () => {
  const state = { ...untouched, suggested: { mode: 'plain' }, siteDefaults: { mode: 'fancy', length: 32, text: 'no option', foreign: 1 } };
  expect(controlValuesOf(fields, state)).toMatchObject({ mode: 'fancy', length: '32', text: '' });
  expect(controlValuesOf(fields, { ...state, remembered: 'length=64' })).toMatchObject({ mode: 'fancy', length: '64' });
});

test('resetting options keeps all inputs, and can be undone', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const before = { ...state, suggested: {} };
      const after = withoutOptions(fields, before);
      const { mode, length, ...inputs } = controlValuesOf(fields, after);
      expect({ mode, length }).toMatchObject(ofSite(state));
      expect(controlValuesOf(fields, before)).toMatchObject(inputs);
      expect(controlValuesOf(fields, undone(fields, after))).toEqual(controlValuesOf(fields, before));
    }),
  );
});

test('changes from another tab replace typed values of the same fields only', () => {
  const typed = { text: 'typed', note: 'mine', mode: 'fancy' };
  const state = { ...untouched, controlValues: typed, remembered: 'mode=fancy' };
  expect(rememberedAnew(fields, state, 'length=7').controlValues).toEqual({ text: 'typed', note: 'mine' });
  expect(rememberedAnew(fields, state, 'mode=fancy').controlValues).toBe(typed);
  expect(keptAnew(fields, state, { note: 'theirs' }).controlValues).toEqual({ text: 'typed', mode: 'fancy' });
});

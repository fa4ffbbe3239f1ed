import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { categories } from '#core/tool.ts';
import { takenPaths } from '#core/site-pages.ts';
import { languages } from '#core/languages.ts';
import { tools } from './tools.ts';

test('ids and former paths are unique, and differ from the pages of the site', () => {
  const former = tools.flatMap(({ manifest: { redirectFrom = [] } }) => redirectFrom.map((path) => path.slice(1)));
  const taken = [...tools.map(({ id }) => id), ...former, ...takenPaths];
  expect(taken.filter((path, index) => taken.indexOf(path) !== index)).toEqual([]);
});

describe.each(tools)('$id', ({ folder, manifest, inputs, options, operations }) => {
  test('has exactly the files of a tool', () => {
    const names = readdirSync(folder);
    expect(
      names.filter(
        (name) =>
          !/^[a-z0-9-]+(\.test|\.examples|\.d)?\.ts$|^view\.tsx$|^messages$|^parts$|^logic$|^e2e\.spec\.ts$|^aria-snapshot\.yml$|\.fixture\.json$/.test(
            name,
          ),
      ),
    ).toEqual([]);
    const work = Object.keys(operations).length > 0 ? ['run.ts', 'run.test.ts'] : ['view.tsx'];
    expect(names).toEqual(expect.arrayContaining(['tool.ts', 'declare.ts', ...work, 'messages']));
    expect(readdirSync(`${folder}/messages`).toSorted()).toEqual(languages.map((language) => `${language}.json`).toSorted());
  });

  test('has a manifest of plain data', () => {
    expect(structuredClone(manifest)).toEqual(manifest);
    expect(categories).toContain(manifest.category);
    expect(manifest.createdAt ?? '2020-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('declares fields with valid defaults, and choices that are words', () => {
    const fields = { ...inputs, ...options };
    expect(Object.keys(fields).filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name))).toEqual([]);
    expect(
      Object.values(fields).filter((field) => field.kind === 'number' && !(field.initial >= field.min && field.initial <= field.max)),
    ).toEqual([]);
    expect(
      Object.values(fields).filter((field) => field.kind === 'choice' && field.values.some((value) => !/^[\w+-]+$/.test(value))),
    ).toEqual([]);
    expect(Object.keys(inputs).filter((name) => name in options)).toEqual([]);
  });

  test('reuses no former name for a current field or choice', () => {
    const fields = { ...inputs, ...options };
    const former = Object.values(fields).flatMap(({ aliases = [] }) => aliases);
    expect(former.filter((name, index) => name in fields || former.indexOf(name) !== index)).toEqual([]);
    const choices = Object.values(fields).flatMap((field) => (field.kind === 'choice' ? [field] : []));
    const words = choices.flatMap(({ values, valueAliases = {} }) => Object.keys(valueAliases).filter((word) => values.includes(word)));
    expect(words).toEqual([]);
  });
});

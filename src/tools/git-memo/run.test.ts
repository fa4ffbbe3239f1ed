import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '#core/languages.ts';
import { runs } from '#test/support/runs.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { fillIn } from './fill-in.ts';
import english from './messages/en.json' with { type: 'json' };
import { fillInSheet } from './run.ts';

const none = { remote: '', branch: '', commit: '' };
const origin = { ...none, remote: 'origin' };
const commandsOf = (sheet: ReturnType<typeof fillInSheet>) => sheet.flatMap(({ entries }) => entries);

describe('fillIn', () => {
  // git-push(1), git-switch(1), git-reset(1), git-commit(1); quoting as in POSIX.1-2024, Shell Command Language, 2.2.2.
  test.each([
    ['git push -u <remote> <branch>', { branch: 'feature/login' }, 'git push -u origin feature/login'],
    ['git push -u <remote> <branch>', {}, 'git push -u origin <branch>'],
    ['git switch <branch>', { branch: 'my branch' }, "git switch 'my branch'"],
    ['git switch <branch>', { branch: "it's" }, "git switch 'it'\\''s'"],
    ['git switch <branch>', { branch: ' größe ' }, 'git switch größe'],
    ['git reset --hard <remote>/<branch>', { remote: 'up stream', branch: 'a' }, "git reset --hard 'up stream'/a"],
    ['git commit --fixup=<commit>', { commit: 'HEAD@{2}~1^' }, 'git commit --fixup=HEAD@{2}~1^'],
    ['git show <commit>', { commit: '$(reboot)' }, "git show '$(reboot)'"],
    ['git show <commit>', { commit: '<branch>', branch: 'b' }, "git show '<branch>'"],
    ['git mv <old> <new>', { branch: 'b' }, 'git mv <old> <new>'],
  ])('fills %s with %j', (command, given, filled) => {
    expect(fillIn(command, { ...origin, ...given })).toBe(filled);
  });

  test('passes any name to a shell unchanged', () => {
    // A tilde at the start of a word is the home directory, and a branch name cannot contain it (git-check-ref-format(1)).
    const names = fc
      .sample(fc.string({ unit: 'binary', minLength: 1 }), runs(100))
      .map((name) => name.toWellFormed().replaceAll('\0', '').trim())
      .filter((name) => name !== '' && !name.startsWith('~'));
    const words = names.map((branch) => fillIn('<branch>', { ...none, branch })).join(' ');
    const read = execFileSync('sh', { input: `printf '%s\\0' ${words}`, encoding: 'utf8' });
    expect(read.split('\0').slice(0, -1)).toEqual(names);
  });
});

describe('the sheet', () => {
  const sheet = fillInSheet(origin);

  test('has 95 distinct commands with a description of each', () => {
    const commands = commandsOf(sheet).map(({ command }) => command);
    expect([commands.length, new Set(commands).size]).toEqual([95, 95]);
    expect(Object.keys(english.view.commands).toSorted()).toEqual(
      commandsOf(sheet)
        .map(({ name }) => name as string)
        .toSorted(),
    );
    expect(Object.keys(english.view.sections)).toEqual(sheet.map(({ name }) => name));
  });

  test('contains only existing git commands', () => {
    const known = new Set(execFileSync('git', ['--list-cmds=main,others'], { encoding: 'utf8' }).split('\n'));
    const used = commandsOf(sheet).map(({ command }) => command.split(' ')[1] ?? '');
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  test('warns about commands that git cannot undo', () => {
    // git-restore(1), git-reset(1) --hard, git-clean(1) -f, git-branch(1) -D, git-stash(1) drop.
    expect(
      commandsOf(sheet)
        .filter(({ losesData }) => losesData)
        .map(({ command }) => command),
    ).toEqual([
      'git restore <file>',
      'git restore --source=<commit> <file>',
      'git reset --hard HEAD~1',
      'git reset --hard origin/<branch>',
      'git clean -fd',
      'git reset --hard HEAD@{1}',
      'git branch -D <branch>',
      'git stash drop stash@{0}',
    ]);
  });

  const t = toolTexts('git-memo', 'en');
  const find = (search: string) => presenters.search({ search, sheet }, {}, { t, language: 'en' });

  test.each([
    ['stash list', ['git stash list']],
    ['ORIGIN delete', ['git push origin --delete <branch>', 'git push origin --delete v1.0.0']],
  ])('finds %j', (search, commands) => {
    expect(find(search).commands.map(({ command }) => command)).toEqual(commands);
    expect(find(search).notices).toEqual([]);
  });

  test('reports that no command contains all words', () => {
    expect(find('bisect grep')).toEqual({ commands: [], notices: [{ code: 'noMatch' }] });
  });

  test('searches in English, too, and shows the language of the page', () => {
    const german = { t: toolTexts('git-memo', 'de'), language: 'de' };
    expect(presenters.search({ search: 'stash untracked', sheet }, {}, german).commands).toEqual([]);
    expect(presenters.search({ search: 'stash untracked', sheet }, {}, { ...german, english: t }).commands).toEqual([
      {
        section: 'Stash',
        command: 'git stash push -u -m "<message>"',
        meaning: german.t('view.commands.stashPush'),
        losesData: false,
      },
    ]);
  });

  test.each(languages)('finds the examples of the search field in %s', (language) => {
    const texts = { t: toolTexts('git-memo', language), language };
    const searches = [
      ...texts.t('fields.search.placeholder').replaceAll(/[⟦⟧]/g, '').split(/, |、/),
      declaration.inputs.search.sample ?? '',
    ];
    expect(searches.filter((search) => presenters.search({ search, sheet }, {}, texts).commands.length === 0)).toEqual([]);
  });
});

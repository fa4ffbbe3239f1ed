import { useNavigate } from 'react-router';
import { factsOf, languages } from '#core/languages.ts';
import { catalog, findTool } from '../catalog.ts';
import { configuration } from '../configuration.ts';
import { useChooseLanguage } from '../layout/use-choose-language.ts';
import { issuesAddress } from '../site-links.ts';
import { chooseTheme, toggleTheme } from '../stores/follow-look.ts';
import { useFavorites } from '../stores/use-favorites.ts';
import { recentTools } from '../stores/recent-tools.ts';
import { requestLink } from '../tool-page/link-request.ts';
import { iconOf, targetOf } from '../../features/presets/preset-target.ts';
import { usePresets } from '../../features/presets/use-presets.ts';
import { useLanguage } from '../language/use-language.ts';
import type { PaletteEntry } from './entry.ts';
import { commandKeys, hasCommand, type PageCommand, pressCommand } from '../keys/page-command.ts';

type Line = Omit<PaletteEntry, 'group' | 'category' | 'keywords'> & { readonly keywords?: readonly string[] };

const { repository, social, support } = configuration.links;

const randomTool = (): string => catalog[Math.floor(Math.random() * catalog.length)]?.id ?? '';

/** An entry for a command of the page, if the command is currently available. */
const command = (id: PageCommand, icon: string, name: string, description: string, keys?: string): readonly Line[] =>
  hasCommand(id) ? [{ id, icon, name, description, keys, target: { run: () => void pressCommand(id) } }] : [];

export interface PaletteEntries {
  /** All searchable entries: tools with favorites first, actions, pages, and other sites. */
  readonly all: readonly PaletteEntry[];
  /** The entries for an empty query: the most likely ones first, and a single entry for all languages. */
  readonly offered: readonly PaletteEntry[];
  /** The suggestions when nothing was found. */
  readonly instead: readonly PaletteEntry[];
}

/** The entries of the palette on the current page. */
export function useEntries(): PaletteEntries {
  const { t, listing, menu, language, page, pathOf } = useLanguage();
  const { favorites, toggle } = useFavorites();
  const chooseLanguage = useChooseLanguage();
  const navigate = useNavigate();
  const { presets } = usePresets();
  const isTool = findTool(page) !== undefined;

  const inMenu = menu.flatMap(({ tools }) => tools.map(({ id }) => id));
  const tools = [...new Set([...favorites, ...inMenu])].flatMap((id): readonly PaletteEntry[] => {
    const tool = findTool(id);
    const texts = listing[id];
    if (!tool || !texts) return [];
    return [
      {
        id,
        group: 'tools',
        toolId: id,
        description: '', // until the descriptions are loaded
        ...texts,
        keywords: [],
        category: t(`categories.${tool.category}`),
        icon: tool.icon,
        target: { to: pathOf(id) },
      },
    ];
  });

  const onTool: readonly Line[] = [
    ...command('copy', 'copy', t('palette.copyOutput'), t('palette.copyOutputText'), commandKeys.copy),
    ...command('send', 'send-2', t('palette.sendTo'), t('palette.sendToText'), commandKeys.send),
    ...command('swap', 'arrows-left-right', t('words.swap'), t('palette.swapText')),
    ...command('reset', 'restore', t('tool.resetOptions'), t('palette.resetText')),
    { id: 'copy-link', icon: 'link', name: t('palette.copyLink'), description: t('palette.copyLinkText'), target: { run: requestLink } },
    {
      id: 'favorite',
      icon: 'heart',
      name: t(favorites.includes(page) ? 'palette.removeFavorite' : 'palette.addFavorite'),
      description: t('palette.favoriteText'),
      target: { run: () => toggle(page) },
    },
  ];
  const actions: readonly Line[] = [
    {
      id: 'theme',
      icon: 'sun-moon',
      name: t('palette.toggleTheme'),
      description: t('palette.toggleThemeText'),
      target: { run: toggleTheme },
    },
    {
      id: 'device-theme',
      icon: 'device-desktop',
      name: t('palette.followDevice'),
      description: t('palette.followDeviceText'),
      target: { run: () => void chooseTheme('auto') },
    },
    {
      id: 'random',
      icon: 'dice-5',
      name: t('palette.randomTool'),
      description: t('palette.randomToolText'),
      target: { run: () => void navigate(pathOf(randomTool())) },
    },
  ];
  const inLanguages: readonly Line[] = languages
    .filter((code) => code !== language)
    .map((code) => ({
      id: `language-${code}`,
      icon: 'language',
      name: t('palette.changeLanguage', { name: factsOf(code).name }),
      description: t('palette.changeLanguageText'),
      keywords: namesOf(code, language),
      target: { run: () => chooseLanguage(code) },
    }));
  const pages: readonly Line[] = [
    { id: 'home', icon: 'home-2', name: t('navigation.home'), description: t('palette.homeText'), target: { to: pathOf('') } },
    { id: 'steps', icon: 'stairs', name: t('navigation.steps'), description: t('palette.stepsText'), target: { to: pathOf('steps') } },
    {
      id: 'settings',
      icon: 'settings',
      name: t('navigation.settings'),
      description: t('palette.settingsText'),
      target: { to: pathOf('settings') },
    },
    { id: 'about', icon: 'info-circle', name: t('navigation.about'), description: t('palette.aboutText'), target: { to: pathOf('about') } },
  ];
  const external: readonly (Line & { readonly target: { readonly href: string } })[] = [
    {
      id: 'repository',
      icon: 'brand-git',
      name: t('navigation.repository'),
      description: t('palette.repositoryText'),
      target: { href: repository },
    },
    { id: 'report', icon: 'bug', name: t('palette.report'), description: t('palette.reportText'), target: { href: issuesAddress } },
    { id: 'social', icon: 'at', name: t('navigation.social'), description: t('palette.socialText'), target: { href: social } },
    { id: 'support', icon: 'heart', name: t('navigation.support'), description: t('palette.supportText'), target: { href: support } },
  ];

  const named = (group: PaletteEntry['group'], ids: readonly string[]): readonly PaletteEntry[] =>
    ids.flatMap((id) => tools.filter((entry) => entry.id === id).map((entry) => ({ ...entry, group })));
  const inGroup = (group: 'presets' | 'thisTool' | 'actions' | 'pages' | 'external', lines: readonly Line[]): readonly PaletteEntry[] =>
    lines.map((line) => ({ group, category: t(`palette.${group}`), keywords: [], ...line }));
  const thisTool = isTool ? inGroup('thisTool', onTool) : [];
  const rest = [
    ...inGroup('pages', pages),
    ...inGroup(
      'external',
      external.filter(({ target }) => target.href !== ''),
    ),
  ];
  const saved = inGroup(
    'presets',
    presets.map((preset): Line => {
      const { page: target, query } = targetOf(preset);
      const name = listing[target]?.name ?? t('navigation.steps');
      return {
        id: `preset-${preset.id}`,
        icon: iconOf(preset),
        name: preset.name,
        description: name,
        target: { to: `${pathOf(target)}#${query}` },
      };
    }),
  );
  const likely = [...named('recent', recentTools(page)), ...named('favorites', favorites)];
  const languageLine = { id: 'language', icon: 'language', name: t('navigation.language'), description: t('palette.changeLanguageText') };
  const browse = {
    id: 'browse',
    icon: 'home-2',
    name: t('palette.browse'),
    description: t('palette.homeText'),
    target: { to: pathOf('') },
  };
  const reportLink = {
    id: 'ask',
    icon: 'bug',
    name: t('palette.ask'),
    description: t('palette.reportText'),
    target: { href: issuesAddress },
  };
  return {
    all: [...saved, ...tools, ...thisTool, ...inGroup('actions', [...actions, ...inLanguages]), ...rest],
    offered: [
      ...likely,
      ...saved,
      ...thisTool,
      ...tools.filter(({ id }) => !likely.some((entry) => entry.id === id)),
      ...inGroup('actions', [...actions, { ...languageLine, target: { search: languageLine.name } }]),
      ...rest,
    ],
    instead: inGroup('pages', [browse, ...(issuesAddress === '' ? [] : [reportLink])]),
  };
}

/** The names of a language in the page's language and in English: `Deutsch`, `German`. */
const namesOf = (code: string, language: string): readonly string[] =>
  [language, 'en'].map((spoken) => new Intl.DisplayNames(spoken, { type: 'language' }).of(code) ?? code);

import { useNavigate } from 'react-router';
import { factsOf, languages } from '#core/languages.ts';
import { catalog, findTool } from '../catalog.ts';
import { configuration } from '../configuration.ts';
import { useChooseLanguage } from '../layout/use-choose-language.ts';
import { issuesAddress } from '../site-links.ts';
import { followDeviceTheme, toggleTheme } from '../stores/follow-look.ts';
import { useFavorites } from '../stores/use-favorites.ts';
import { requestLink } from '../tool-page/link-request.ts';
import { useLanguage } from '../language/use-language.ts';
import type { PaletteEntry } from './entry.ts';

type Line = Omit<PaletteEntry, 'group' | 'category' | 'keywords'> & { readonly keywords?: readonly string[] };

const { repository, social, support } = configuration.links;

const randomTool = (): string => catalog[Math.floor(Math.random() * catalog.length)]?.id ?? '';

/** All that the palette offers on this page: tools with the favorites first, actions, pages and other sites. */
export function useEntries(): readonly PaletteEntry[] {
  const { t, listing, menu, language, page, pathOf } = useLanguage();
  const { favorites, toggle } = useFavorites();
  const chooseLanguage = useChooseLanguage();
  const navigate = useNavigate();
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
        ...texts,
        keywords: [],
        category: t(`categories.${tool.category}`),
        icon: tool.icon,
        target: { to: pathOf(id) },
      },
    ];
  });

  const onTool: readonly Line[] = [
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
    ...(isTool ? onTool : []),
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
      target: { run: followDeviceTheme },
    },
    {
      id: 'random',
      icon: 'dice-5',
      name: t('palette.randomTool'),
      description: t('palette.randomToolText'),
      target: { run: () => void navigate(pathOf(randomTool())) },
    },
    ...languages
      .filter((code) => code !== language)
      .map((code) => ({
        id: `language-${code}`,
        icon: 'language',
        name: t('palette.changeLanguage', { name: factsOf(code).name }),
        description: t('palette.changeLanguageText'),
        keywords: namesOf(code, language),
        target: { run: () => chooseLanguage(code) },
      })),
  ];
  const pages: readonly Line[] = [
    { id: 'home', icon: 'home-2', name: t('navigation.home'), description: t('palette.homeText'), target: { to: pathOf('') } },
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

  const inGroup = (group: PaletteEntry['group'], lines: readonly Line[]): readonly PaletteEntry[] =>
    lines.map((line) => ({ group, category: t(`palette.${group}`), keywords: [], ...line }));
  return [
    ...tools,
    ...inGroup('actions', actions),
    ...inGroup('pages', pages),
    ...inGroup(
      'external',
      external.filter(({ target }) => target.href !== ''),
    ),
  ];
}

/** What a language is called in English and in the language of the page: `German`, `Deutsch`. */
const namesOf = (code: string, language: string): readonly string[] =>
  [language, 'en'].map((spoken) => new Intl.DisplayNames(spoken, { type: 'language' }).of(code) ?? code);

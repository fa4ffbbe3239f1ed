import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { WordsContext } from '#ui/words/words.ts';
import { followLook } from '../stores/follow-look.ts';
import { Palette } from '../palette/palette.tsx';
import { ReloadLine } from '../../platform/updates/reload-line.tsx';
import { useLanguage } from '../language/use-language.ts';
import { Late } from '../late.tsx';
import { BrowserLines } from './browser-lines.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useMenu } from './use-menu.ts';
import { usePageFocus } from './use-page-focus.ts';

let isStarted = false;

/** Loads services that the page does not need, after everything else. */
function startServices(): void {
  if (isStarted || !import.meta.env.PROD) return;
  isStarted = true;
  if (__IS_TRACKED__) void import('../analytics/analytics.ts').then(({ startAnalytics }) => startAnalytics());
}

const loadKeys = async () => (await import('../keys/page-keys.tsx')).PageKeys;

/** The frame of every page: the top bar and the menu. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const { page, words } = useLanguage();
  const menu = useMenu(page);
  useLayoutEffect(followLook, []);
  useEffect(startServices, []);
  usePageFocus(page);

  return (
    <WordsContext value={words}>
      <SkipLink />
      <BrowserLines />
      <TopBar menu={menu} />
      <Palette />
      <Late load={loadKeys} />
      <div className="site" data-overlay={menu.isOverlayOpen ? '' : undefined}>
        <Sidebar />
        <div className="page" inert={menu.isOverlayOpen}>
          {children}
        </div>
        {/* For pointers only: Escape and the menu's button also close the overlay. */}
        {menu.isOverlayOpen && <div className="backdrop" aria-hidden="true" onClick={menu.closeOverlay} />}
      </div>
      <ReloadLine />
    </WordsContext>
  );
}

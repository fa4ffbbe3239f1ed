import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { notHere } from '#generated/not-here.ts';
import { createTranslator } from '#i18n/translator.ts';
import { factsOf, type Language, languages } from '#core/languages.ts';
import { Button } from '#ui/button/button.tsx';
import { isLoaded } from '../../shell/language/language-data.ts';
import { PageMain } from '../../shell/layout/page-main.tsx';
import { SiteFrame } from '../../shell/layout/site-frame.tsx';
import { pathOf, splitPath } from '#core/addresses.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { explainOlderRelease } from '../updates/missing-chunk.ts';
import { keptNames, readOfflineList } from './kept-files.ts';
import { hasNoRoom } from './no-room.ts';
import { offlineState } from './offline-state.ts';

interface Here {
  /** The ids of the tools whose pages work in the page's language. */
  readonly pages: readonly string[];
  readonly languages: readonly Language[];
}

async function whatIsHere(language: Language): Promise<Here> {
  const list = await readOfflineList();
  if (!list) return { pages: [], languages: [] };
  const kept = await keptNames();
  return { pages: offlineState(list, [language], kept).pages, languages: offlineState(list, languages, kept).languages };
}

function Links({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </>
  );
}

/** Links to pages on this device. The frame with its menu is displayed too, because the language's texts are here. */
function PageLinks({ title, tools }: { readonly title: string; readonly tools: readonly string[] }) {
  const { listing, pathOf: pathHere } = useLanguage();
  const named = Object.entries(listing).filter(([id]) => tools.includes(id));
  return (
    <Links title={title}>
      {named.map(([id, { name }]) => (
        <li key={id}>
          <Link to={pathHere(id)} reloadDocument>
            {name}
          </Link>
        </li>
      ))}
    </Links>
  );
}

/** Explains that a page is not on this device, and links to pages that are. */
export default function NotHerePage() {
  const { language } = splitPath(useLocation().pathname);
  const [here, setHere] = useState<Here>();
  useEffect(() => {
    void whatIsHere(language).then(setHere);
  }, [language]);
  useEffect(() => void explainOlderRelease(), []);
  const t = createTranslator(language, { notHere: notHere[language] });
  const page = (
    <PageMain className="not-found">
      <title>{t('notHere.title')}</title>
      <h1>{t('notHere.title')}</h1>
      <p>{t('notHere.text')}</p>
      {hasNoRoom() && <p>{t('notHere.noRoom')}</p>}
      <Button tone="primary" onClick={() => location.reload()}>
        {t('notHere.retry')}
      </Button>
      {isLoaded(language) ? (
        <PageLinks title={t('notHere.pages')} tools={here?.pages ?? []} />
      ) : (
        <Links title={t('notHere.languages')}>
          {(here?.languages ?? []).map((code) => (
            <li key={code}>
              <Link to={pathOf('', code)} lang={code} reloadDocument>
                {factsOf(code).name}
              </Link>
            </li>
          ))}
        </Links>
      )}
    </PageMain>
  );
  return isLoaded(language) ? <SiteFrame>{page}</SiteFrame> : page;
}

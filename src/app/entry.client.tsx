import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pageSettings } from '#tool-ui/page/page-settings.ts';
import { enterRenderedPath } from './shell/addresses/asked-address.ts';
import { shownDescriptions } from './shell/home/shown-descriptions.ts';
import { addDescriptions, languageData, loadDescriptions, loadLanguage } from './shell/language/language-data.ts';
import { splitAddress } from './shell/addresses/split-address.ts';
import { isPageShown } from './platform/updates/missing-chunk.ts';
import { isMissingPart } from './platform/updates/missing-part-error.ts';
import { unpackRoutes } from './platform/router/unpack-manifest.ts';
import { startUpdates } from './platform/updates/start-updates.ts';

startUpdates();
enterRenderedPath();
unpackRoutes(pageSettings.hidden);

// Pages read texts synchronously, so the texts must be loaded before React hydrates the page.
try {
  const { language, page } = splitAddress(location.pathname);
  await loadLanguage(language);
  if (page === '') {
    const shown = shownDescriptions(languageData(language).menu.flatMap(({ tools }) => tools.map(({ id }) => id)));
    if (shown) addDescriptions(language, shown);
    else await loadDescriptions(language);
  }
} catch (error) {
  // A prerendered page stays as it is. Otherwise, the rendered page explains that the language is not on this device.
  if (!isMissingPart(error) || isPageShown()) throw error;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

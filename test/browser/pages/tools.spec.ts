import { fieldNamesOf, toolIds } from '#test/support/catalog.ts';
import { open } from '#test/support/fixtures.ts';
import { askAboutAccessibility } from './questions/accessibility.ts';
import { openWithBrokenStorage } from './questions/broken-storage.ts';
import { askAboutEnlargedText } from './questions/enlarged-text.ts';
import { askAboutFocus } from './questions/focus.ts';
import { askAboutHostileLinks } from './questions/hostile-links.ts';
import { askAboutLanguages } from './questions/languages.ts';
import { askAboutLayout, LAYOUT_LANGUAGES } from './questions/layout.ts';
import { askAboutOrder } from './questions/order.ts';
import { askAboutPanes } from './questions/panes.ts';
import { askAboutPlainHttp } from './questions/plain-http.ts';
import { askAboutBuiltResults, askAboutResults } from './questions/results.ts';
import { askAboutTouch } from './questions/touch.ts';
import { askAboutTyping } from './questions/typing.ts';
import { switchLanguage } from './questions/visit.ts';
import { test } from './visit-test.ts';

/** The menu takes longer to check than a tool, so it is checked once in each language, on the home page. */
const MENU = '#menu';

for (const id of toolIds)
  test(id, async ({ page, plainPage }) => {
    const fields = await fieldNamesOf(id);
    await test.step('languages', () => askAboutLanguages(id));
    await test.step('built results', () => askAboutBuiltResults(id));

    await test.step('broken storage', () => openWithBrokenStorage(page, id, fields));
    await test.step('accessibility', () => askAboutAccessibility(page, { except: MENU }));
    await test.step('hostile links', () => askAboutHostileLinks(page, id, fields));

    await test.step('touch', async () => {
      await open(page, `/${id}`);
      await askAboutTouch(page);
    });
    await test.step('order', () => askAboutOrder(page, id));
    await test.step('panes', () => askAboutPanes(page));
    await test.step('enlarged text', () => askAboutEnlargedText(page));
    for (const language of LAYOUT_LANGUAGES)
      await test.step(`layout, ${language}`, async () => {
        await switchLanguage(page, id, language);
        await askAboutLayout(page, `${language}, as opened`);
      });
    await test.step('typing', async () => {
      await switchLanguage(page, id, 'en');
      await askAboutTyping(page, id);
    });
    await test.step('results', () => askAboutResults(page, id));
    for (const language of LAYOUT_LANGUAGES)
      await test.step(`layout with samples, ${language}`, async () => {
        await switchLanguage(page, id, language);
        await askAboutLayout(page, `${language}, with its samples`);
      });

    await test.step('focus', () => askAboutFocus(page, `/${id}`));
    await test.step('plain http', () => askAboutPlainHttp(plainPage, id));
  });

import { useLocation, useNavigate } from 'react-router';
import type { Language } from '#core/languages.ts';
import { writeStored } from '#tool-ui/stored/storage.ts';
import { pathOf, splitPath } from '#core/addresses.ts';

export const LANGUAGE_KEY = 'locale';

/** Opens the same page in another language at the same scroll position, and stores the choice. */
export function useChooseLanguage(): (language: Language) => void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (language) => {
    writeStored(LANGUAGE_KEY, language);
    void navigate(pathOf(splitPath(pathname).page, language) + search + hash, { preventScrollReset: true });
  };
}

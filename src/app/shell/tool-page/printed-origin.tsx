import { useEffect, useRef } from 'react';
import { useLanguage } from '../language/use-language.ts';

/** A line for printouts: the title and address of the page, and the time of printing. */
export function PrintedOrigin() {
  const { language } = useLanguage();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const fill = (): void => {
      // Excludes the fragment, because it may contain the visitor's data.
      const address = `${location.origin}${location.pathname}`;
      line.current?.replaceChildren([document.title, address, new Date().toLocaleString(language)].join(' · '));
    };
    addEventListener('beforeprint', fill);
    return () => removeEventListener('beforeprint', fill);
  }, [language]);
  return <p ref={line} className="printed-origin" aria-hidden="true" />;
}

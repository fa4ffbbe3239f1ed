import { useEffect, useRef } from 'react';
import { useLanguage } from '../language/use-language.ts';

/** On paper: which page it was, where it is, and when it was printed. */
export function PrintedOrigin() {
  const { language } = useLanguage();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const fill = (): void => {
      // Without the fragment: it may hold what the visitor brought.
      const address = `${location.origin}${location.pathname}`;
      line.current?.replaceChildren([document.title, address, new Date().toLocaleString(language)].join(' · '));
    };
    addEventListener('beforeprint', fill);
    return () => removeEventListener('beforeprint', fill);
  }, [language]);
  return <p ref={line} className="printed-origin" aria-hidden="true" />;
}

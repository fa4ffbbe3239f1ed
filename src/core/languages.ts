import en from './languages/en.ts';
import de from './languages/de.ts';
import es from './languages/es.ts';
import fr from './languages/fr.ts';
import pt from './languages/pt.ts';
import ru from './languages/ru.ts';
import uk from './languages/uk.ts';
import zh from './languages/zh.ts';
import vi from './languages/vi.ts';
import type { LanguageFacts } from './languages/language-facts.ts';

/**
 * The languages, in the order of the language menu. `npm run new-language` adds a language here; all other facts about it are in separate
 * files.
 */
const facts = { en, de, es, fr, pt, ru, uk, zh, vi } satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof facts;

export const languages = Object.keys(facts) as readonly Language[]; // has exactly these keys

export const defaultLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value);

/** Whether a language has its code in the path. English pages are at the root. */
export const isPathLanguage = (value: unknown): value is Language => isLanguage(value) && value !== defaultLanguage;

/** The facts about a language by its code. Unknown languages get those of English. */
export const factsOf = (language: string): LanguageFacts => facts[isLanguage(language) ? language : defaultLanguage];

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

/** In the order of the language menu. `npm run new-language` adds a language here; whatever else there is to know is in files of its own. */
const facts = { en, de, es, fr, pt, ru, uk, zh, vi } satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof facts;

export const languages = Object.keys(facts) as readonly Language[]; // it has these keys and no others

export const defaultLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value);

/** The languages whose pages stand under their code; English pages stand at the root. */
export const isPathLanguage = (value: unknown): value is Language => isLanguage(value) && value !== defaultLanguage;

/** What there is to know of a language, by its code; of one that there is not, what holds for English. */
export const factsOf = (language: string): LanguageFacts => facts[isLanguage(language) ? language : defaultLanguage];

import 'cronstrue/locales/uk';

export const cronLocale = 'uk';

import 'cronstrue/locales/fr';

export const cronLocale = 'fr';

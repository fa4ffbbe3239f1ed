import 'cronstrue/locales/es';

export const cronLocale = 'es';

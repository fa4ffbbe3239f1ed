import 'cronstrue/locales/de';

export const cronLocale = 'de';

import 'cronstrue/locales/ru';

export const cronLocale = 'ru';

import 'cronstrue/locales/vi';

export const cronLocale = 'vi';

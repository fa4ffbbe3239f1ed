import 'cronstrue/locales/pt_BR';

export const cronLocale = 'pt_BR';

import 'cronstrue/locales/zh_CN';

export const cronLocale = 'zh_CN';

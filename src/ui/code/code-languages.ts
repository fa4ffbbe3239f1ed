import type { Extension } from '@codemirror/state';

export type CodeLanguage = 'json' | 'yaml' | 'toml' | 'xml' | 'ini' | 'html' | 'markdown' | 'sql' | 'javascript' | 'text';

/** Loads each language from its own chunk when an editor first shows it. A language without an entry is shown as plain text. */
const loaders: Partial<Record<CodeLanguage, () => Promise<Extension>>> = {
  json: async () => (await import('@codemirror/lang-json')).json(),
  yaml: async () => (await import('@codemirror/lang-yaml')).yaml(),
  toml: async () => {
    const [{ StreamLanguage }, { toml }] = await Promise.all([
      import('@codemirror/language'),
      import('@codemirror/legacy-modes/mode/toml'),
    ]);
    return StreamLanguage.define(toml);
  },
  xml: async () => (await import('@codemirror/lang-xml')).xml(),
  ini: async () => {
    const [{ StreamLanguage }, { properties }] = await Promise.all([
      import('@codemirror/language'),
      import('@codemirror/legacy-modes/mode/properties'),
    ]);
    return StreamLanguage.define(properties);
  },
  html: async () => (await import('@codemirror/lang-html')).html(),
  sql: async () => {
    const [{ StreamLanguage }, { standardSQL }] = await Promise.all([
      import('@codemirror/language'),
      import('@codemirror/legacy-modes/mode/sql'),
    ]);
    return StreamLanguage.define(standardSQL);
  },
  markdown: async () => {
    const { markdown, markdownLanguage } = await import('@codemirror/lang-markdown');
    return markdown({ base: markdownLanguage });
  },
};

export const loadLanguage = async (language: CodeLanguage): Promise<Extension> => (await loaders[language]?.()) ?? [];

import { closeSearchPanel, getSearchQuery, gotoLine, openSearchPanel, SearchQuery, search, setSearchQuery } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { type EditorView, type KeyBinding, keymap, type Panel, runScopeHandlers, type ViewUpdate } from '@codemirror/view';
import { selectMatch } from './code-editor-search.ts';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** The search panel that Ctrl+F opens. It has no replace, because tools do not need it. */
function createPanel(view: EditorView): Panel {
  const word = (key: string) => view.state.phrase(key);
  // CodeMirror focuses the field that has the attribute main-field.
  const find = element('input', { class: 'cm-textfield', 'aria-label': word('Find'), placeholder: word('Find'), 'main-field': 'true' });
  const matchCase = element('input', { type: 'checkbox' });
  const regularExpression = element('input', { type: 'checkbox' });
  const wholeWords = element('input', { type: 'checkbox' });
  const remark = element('output', { class: 'cm-find-remark' });

  const show = (query: SearchQuery) => {
    find.value = query.search;
    matchCase.checked = query.caseSensitive;
    regularExpression.checked = query.regexp;
    wholeWords.checked = query.wholeWord;
  };
  const apply = () => {
    remark.textContent = '';
    const query = new SearchQuery({
      search: find.value,
      literal: true,
      caseSensitive: matchCase.checked,
      regexp: regularExpression.checked,
      wholeWord: wholeWords.checked,
    });
    if (!query.eq(getSearchQuery(view.state))) view.dispatch({ effects: setSearchQuery.of(query) });
  };
  const go = async (direction: 'next' | 'previous') => {
    apply();
    if (find.value !== '') remark.textContent = (await selectMatch(view, direction)) ? '' : word('No results');
  };
  const button = (text: string, onClick: () => void) => {
    const made = element('button', { type: 'button', class: 'cm-button' }, text);
    made.addEventListener('click', onClick);
    return made;
  };
  const option = (box: HTMLInputElement, text: string) => element('label', {}, box, text);
  const close = element('button', { type: 'button', name: 'close', 'aria-label': word('close') }, '×');
  close.addEventListener('click', () => closeSearchPanel(view));

  const dom = element(
    'div',
    { class: 'cm-find' },
    find,
    button(word('previous'), () => void go('previous')),
    button(word('next'), () => void go('next')),
    option(matchCase, word('match case')),
    option(regularExpression, word('regexp')),
    option(wholeWords, word('by word')),
    remark,
    close,
  );
  dom.addEventListener('input', apply);
  dom.addEventListener('keydown', (event) => {
    if (runScopeHandlers(view, event, 'search-panel')) event.preventDefault();
    else if (event.key === 'Enter' && event.target === find) {
      event.preventDefault();
      void go(event.shiftKey ? 'previous' : 'next');
    }
  });
  show(getSearchQuery(view.state));

  return {
    dom,
    top: true,
    mount: () => find.select(),
    update(update: ViewUpdate) {
      for (const transaction of update.transactions) {
        for (const effect of transaction.effects) if (effect.is(setSearchQuery) && effect.value.search !== find.value) show(effect.value);
      }
    },
  };
}

const select = (direction: 'next' | 'previous') => (view: EditorView) => {
  if (getSearchQuery(view.state).search === '') return openSearchPanel(view);
  void selectMatch(view, direction);
  return true;
};

const keys: readonly KeyBinding[] = [
  { key: 'Mod-f', run: openSearchPanel, scope: 'editor search-panel', preventDefault: true },
  { key: 'F3', run: select('next'), shift: select('previous'), scope: 'editor search-panel', preventDefault: true },
  { key: 'Mod-g', run: select('next'), shift: select('previous'), scope: 'editor search-panel', preventDefault: true },
  { key: 'Escape', run: closeSearchPanel, scope: 'editor search-panel' },
  { key: 'Mod-Alt-g', run: gotoLine },
];

export const searchInText: Extension = [search({ top: true, createPanel, literal: true }), keymap.of(keys)];

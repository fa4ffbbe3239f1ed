/**
 * The HTML elements that can have content (HTML Standard, section “List of elements”). Excludes `svg` and `math`, which are XML
 * vocabularies of their own.
 */
export const htmlElements: ReadonlySet<string> = new Set(
  `
    a abbr address article aside audio b bdi bdo blockquote body button canvas caption cite code colgroup data datalist dd del details dfn dialog
    div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup html i iframe ins kbd label legend li main map mark
    menu meter nav noscript object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section select slot small
    span strong style sub summary sup table tbody td template textarea tfoot th thead time title tr u ul var video
  `
    .trim()
    .split(/\s+/),
);

/** The HTML elements without content (HTML Standard, section “Void elements”). */
export const voidElements: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

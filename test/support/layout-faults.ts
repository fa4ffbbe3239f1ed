// oxlint-disable unicorn/consistent-function-scoping -- the function is sent to the page as text, so it cannot use anything outside itself
/**
 * Problems with the layout of a page, one sentence each. Runs in the page (`page.evaluate`), so it must be self-contained.
 *
 * Ignores scrollable elements (text boxes, code editors, boxes with a scroll bar); placeholders, which end in an ellipsis; on a narrow
 * page, the choices of a native list that are not selected; data (values, monospaced text), which may wrap anywhere; and the picture of a
 * camera, which covers the message that it is off.
 */
export function layoutFaults(): readonly string[] {
  /** Tolerances for rounding, and for the space at the end of a line, which Chromium lets overflow. */
  const SLACK_PX = 2;
  const HANGING_SPACE_PX = 8;
  const NARROW_PX = 700;
  const faults = new Set<string>();
  const range = document.createRange();
  const windowWidth = document.documentElement.clientWidth;

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const upwards = (element: Element): readonly Element[] => {
    const chain: Element[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) chain.push(at);
    return chain;
  };
  const textOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  const named = (element: Element): string => `${element.localName} “${textOf(element)}”`;
  const isScrolled = (element: Element): boolean => /auto|scroll/.test(styleOf(element).overflowX + styleOf(element).overflowY);
  const isClipping = (element: Element): boolean => styleOf(element).overflowX !== 'visible';
  const isLifted = (element: Element): boolean => /absolute|fixed|sticky/.test(styleOf(element).position);
  // Chromium's own parts of a field, and pictures.
  const isOwnWorld = (element: Element): boolean =>
    element.closest('svg, iframe, noscript, script, style, option, textarea, .cm-editor') !== null;
  // Only for screen readers.
  const isUnseen = (element: Element): boolean =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    upwards(element).some((at) => styleOf(at).clipPath.startsWith('inset(50%') || (isClipping(at) && at.clientWidth <= 1));

  const roomIn = (field: HTMLElement): number =>
    field.clientWidth - Number.parseFloat(styleOf(field).paddingLeft) - Number.parseFloat(styleOf(field).paddingRight);
  const canvas = document.createElement('canvas').getContext('2d');
  const widthOf = (text: string, { font }: CSSStyleDeclaration): number => {
    if (!canvas) return 0;
    canvas.font = font;
    return canvas.measureText(text).width;
  };

  const checkCut = (element: HTMLElement): void => {
    if (element instanceof HTMLSelectElement) {
      for (const { selected, label } of element.options)
        if (
          (selected || (windowWidth > NARROW_PX && !element.closest('.language-select'))) &&
          widthOf(label, styleOf(element)) > roomIn(element) + SLACK_PX
        )
          faults.add(`cut off: the choice “${label}”`);
      return;
    }
    if (element.matches('input, textarea')) {
      if (element.matches('[role=combobox]') && element.scrollWidth > element.clientWidth + SLACK_PX)
        faults.add(`cut off: ${named(element)}`);
      return;
    }
    const { overflowX, overflowY } = styleOf(element);
    const hidden = /hidden|clip/;
    if (!hidden.test(overflowX + overflowY)) return;
    if (
      (hidden.test(overflowX) && element.scrollWidth > element.clientWidth + SLACK_PX) ||
      (hidden.test(overflowY) && element.scrollHeight > element.clientHeight + SLACK_PX)
    )
      faults.add(`cut off: ${named(element)}`);
  };

  const hang = (element: Element): number => (styleOf(element).whiteSpace.startsWith('pre') ? HANGING_SPACE_PX : SLACK_PX);
  const standsOut = (inner: DOMRect, outer: { readonly left: number; readonly right: number }, slack: number): boolean =>
    inner.right > outer.right + slack || inner.left < outer.left - slack;

  /**
   * Checks whether an element overflows the window or one of the boxes around it, up to the first box that clips or is positioned outside
   * of the page flow.
   */
  const checkPlace = (element: Element, rects: readonly DOMRect[], isText: boolean): void => {
    const chain = upwards(element);
    const slack = isText ? hang(element) : HANGING_SPACE_PX; // the buttons at the end of a label's line overflow by their own padding
    if (!chain.some(isClipping) && rects.some((rect) => standsOut(rect, { left: 0, right: windowWidth }, 0)))
      faults.add(`out of the window: ${named(element)}`);
    if (!isText && isLifted(element)) return;
    for (const box of isText ? chain : chain.slice(1)) {
      if (isScrolled(box) || (box !== element && isClipping(box))) return;
      const outer = box.getBoundingClientRect();
      const isHigh =
        isText &&
        box.matches('button, a, label, th, td') &&
        rects.some((rect) => rect.bottom > outer.bottom + 3 || rect.top < outer.top - 3);
      if (
        !/inline$|contents/.test(styleOf(box).display) &&
        outer.width > 0 &&
        (isHigh || rects.some((rect) => standsOut(rect, outer, slack)))
      ) {
        faults.add(`stands out of its box: ${named(element)} in ${named(box)}`);
        return;
      }
      if (isLifted(box)) return;
    }
  };

  const isOtherLine = (one: DOMRect, other: DOMRect): boolean => Math.abs(one.top - other.top) > one.height * 0.6;
  const rectsIn = (): readonly DOMRect[] => [...range.getClientRects()].filter(({ width }) => width > 0.5);

  const checkLines = (text: Text, element: Element, rects: readonly DOMRect[]): void => {
    const [first] = rects;
    if (!first || !rects.some((rect) => isOtherLine(first, rect))) return;
    const button = element.closest('button:not(.link-panel button), [role=tab], [role=radiogroup] label, a.inline-flex');
    if (button) faults.add(`more than one line: ${named(button)}`);
    if (element.closest('[data-value], code, pre, kbd') || styleOf(element).fontFamily.includes('mono')) return;
    // Plain words and hyphenated ones. A name such as application/atom+xml has no better place to wrap.
    for (const { index, 0: word } of text.data.matchAll(
      /(?<![^\s\-(“«])[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]{2,}(?![^\s\-)”»,;.:!?])/gu,
    )) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [start, ...rest] = rectsIn();
      if (start && rest.some((rect) => isOtherLine(start, rect))) faults.add(`breaks within “${word}”: ${named(element)}`);
    }
  };

  interface Item {
    readonly element: Element;
    readonly rect: DOMRect;
    readonly slack: number;
  }
  const items: Item[] = [];
  const layers = new Map<Element, Element | undefined>();
  const layerOf = (element: Element): Element | undefined => {
    if (!layers.has(element))
      layers.set(
        element,
        upwards(element).find((at) => isLifted(at) || isClipping(at)),
      );
    return layers.get(element);
  };
  const checkOverlaps = (): void => {
    items.sort((one, other) => one.rect.top - other.rect.top);
    for (const [index, { element, rect, slack }] of items.entries())
      for (let next = index + 1; next < items.length; next++) {
        const other = items[next];
        if (!other || other.rect.top > rect.bottom - SLACK_PX) break;
        const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
        const height = Math.min(rect.bottom, other.rect.bottom) - other.rect.top;
        const isNested = element.contains(other.element) || other.element.contains(element);
        if (!isNested && width > Math.max(slack, other.slack) && height > 4 && layerOf(element) === layerOf(other.element))
          faults.add(`overlap: ${named(element)} and ${named(other.element)}`);
      }
  };

  const sideways = document.documentElement.scrollWidth - windowWidth;
  if (sideways > 0) faults.add(`the page scrolls sideways by ${sideways} px`);

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (isOwnWorld(element.parentElement ?? element) || element.matches('svg, script, style, noscript, option') || isUnseen(element))
      continue;
    checkCut(element);
    if (!element.matches('button, input, select, textarea, img, canvas, .cm-editor') || element.matches('[type=radio], [type=file]'))
      continue;
    const rect = element.getBoundingClientRect();
    checkPlace(element, [rect], false);
    items.push({ element, rect, slack: SLACK_PX });
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!(text instanceof Text) || !element || isOwnWorld(element) || isUnseen(element)) continue;
    range.selectNodeContents(text);
    const rects = rectsIn();
    checkPlace(element, rects, true);
    for (const rect of rects) items.push({ element, rect, slack: hang(element) });
    checkLines(text, element, rects);
  }
  checkOverlaps();
  return [...faults];
}

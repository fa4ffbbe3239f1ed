// Functions that run in the page. Each is self-contained and cannot use anything from this file.

/** Resolves when React has hydrated the page. A page that could not be loaded has nothing to hydrate. */
export async function hydrated(): Promise<void> {
  const until = performance.now() + 10_000;
  // React marks the elements that it has hydrated.
  while (
    ![...document.querySelectorAll('main, main button, main input, main textarea')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ) ||
    !document.querySelector('main')
  ) {
    if (performance.now() > until) throw new Error(`React has not taken ${location.pathname} over.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Presses every `Sample` button of the tool once. */
export async function pressSamples(): Promise<void> {
  const pressed = new Set<string>();
  const next = (): HTMLButtonElement | undefined =>
    [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
      (button) => button.ariaLabel?.startsWith('Sample ') && !pressed.has(button.ariaLabel ?? ''),
    );
  for (let button = next(); button; button = next()) {
    pressed.add(button.ariaLabel ?? '');
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * The texts of the tool in reading order: the name and value of each field, and all other texts. Only the beginning of a long list is
 * included, because the number of rendered rows depends on the line height.
 */
export function readTool(mostRows = 10): readonly string[] {
  const lines: string[] = [];
  const addField = (field: Element, texts: readonly (string | null | undefined)[]): void => {
    const labels = (field.getAttribute('aria-labelledby')?.split(' ') ?? []).map((id) => document.getElementById(id));
    const named = [...labels, ...((field as HTMLInputElement).labels ?? [])].map((label) => label?.textContent);
    lines.push(`${field.getAttribute('aria-label') ?? named.join(' ')}: ${texts.slice(0, mostRows).join('\n')}`);
  };
  const read = (node: Node): void => {
    if (node instanceof Text) {
      if (node.data.trim() !== '') lines.push(node.data.trim());
    } else if (!(node instanceof Element) || node.matches('script, style, noscript, .cm-gutters, textarea + [aria-hidden], [type=file]')) {
      return;
    } else if (node instanceof HTMLInputElement && /checkbox|radio/.test(node.type)) {
      addField(node, [node.checked ? 'on' : 'off']);
    } else if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
      addField(node, node.value.split('\n'));
    } else if (node instanceof HTMLSelectElement) {
      addField(node, [node.selectedOptions[0]?.textContent]);
    } else if (node.matches('.cm-content')) {
      const hasPlaceholder = node.querySelector('.cm-placeholder') !== null;
      addField(node, hasPlaceholder ? [] : [...node.querySelectorAll('.cm-line')].map((line) => line.textContent));
    } else if (node instanceof HTMLImageElement) {
      lines.push(`picture ${node.alt}: ${node.complete && node.naturalWidth > 0 ? 'shown' : 'not shown'}`);
    } else if (node instanceof HTMLIFrameElement) {
      lines.push(`frame ${node.title}: ${node.srcdoc}`);
    } else {
      const isList = node.matches('tbody, [role=rowgroup], [role=listbox], ul, ol');
      for (const child of isList ? [...node.childNodes].slice(0, mostRows) : node.childNodes) read(child);
    }
  };
  const main = document.querySelector('main');
  if (main) read(main);
  return lines;
}

/** Marks a button by its label or text, so that the driver can click it. */
export function markButton(name: string): void {
  document.querySelector('[data-marked]')?.removeAttribute('data-marked');
  const button = [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name);
  if (!button) throw new Error(`There is no button “${name}”.`);
  button.dataset['marked'] = '';
}

/** The errors on the page. It is an error if a current browser is reported as too old. */
export function readFaults(): readonly string[] {
  const line = document.querySelector('.old-browser');
  const isCalledOld = line !== null && getComputedStyle(line).display !== 'none';
  return [...window.faults, ...(isCalledOld ? ['The browser is called too old.'] : [])];
}

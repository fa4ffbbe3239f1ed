import type { Page } from '@playwright/test';
import { expect, fillText, open, test, textIn } from '../../../test/browser/fixtures.ts';

// OWASP, “XSS Filter Evasion Cheat Sheet”; cure53/DOMPurify, test/fixtures/expect.mjs (kinds of attacks); and what only fetches.
const ATTACKS = [
  '<script>top.hit()</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>top.hit()</scr</script>ipt>',
  '<img src=x onerror=top.hit()>',
  '<IMG """><SCRIPT>top.hit()</SCRIPT>">',
  '<img src="https://evil.example/a.png" srcset="https://evil.example/b.png 2x" alt="remote">',
  '<img src=x:alert(alt) onerror=eval(src) alt=top.hit()>',
  '<svg onload=top.hit()>',
  '<svg><script>top.hit()</script></svg>',
  '<svg><animate onbegin=top.hit() attributeName=x dur=1s>',
  '<svg><image href="https://evil.example/c.png"/><use href="https://evil.example/d.svg#x"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=top.hit()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=top.hit()>',
  '<svg></p><style><a id="</style><img src=1 onerror=top.hit()>">',
  '<noscript><p title="</noscript><img src=x onerror=top.hit()>">',
  '<iframe src="javascript:top.hit()"></iframe><iframe srcdoc="<script>top.hit()</script>"></iframe>',
  '<object data="https://evil.example/e.swf"></object><embed src="https://evil.example/f">',
  '<link rel=stylesheet href=https://evil.example/g.css><base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/h">',
  '<style>@import "https://evil.example/i.css"; body { background: url(https://evil.example/j.png) }</style>',
  '<div style="background-image: url(https://evil.example/k.png)">k</div>',
  '<div style="background-image: u\\72l(https://evil.example/l.png)">l</div>',
  '<div style="width: expression(top.hit())">m</div>',
  '<table background="https://evil.example/n.png"><td background="https://evil.example/o.png">n</table>',
  '<video src="https://evil.example/p.mp4" poster="https://evil.example/q.png" autoplay></video><audio src="https://evil.example/r.mp3" autoplay></audio>',
  '<picture><source srcset="https://evil.example/s.png"><img src="https://evil.example/t.png" alt="t"></picture>',
  '<input type="image" src="https://evil.example/u.png"><input autofocus onfocus=top.hit()>',
  '<details open ontoggle=top.hit()>x</details><marquee onstart=top.hit()>x</marquee>',
  '<body onload=top.hit()><body onpageshow=top.hit()>',
  '<a href="javascript:top.hit()">a</a> <a href="java\tscript:top.hit()">b</a> <a href="&#106;avascript:top.hit()">c</a>',
  '<form action="javascript:top.hit()"><button formaction="javascript:top.hit()">x</button></form>',
  '[a](javascript:top.hit()) [b](data:text/html;base64,PHNjcmlwdD50b3AuaGl0KCk8L3NjcmlwdD4=) <javascript:top.hit()>',
  '![a](https://evil.example/v.png "x\\" onerror=\\"top.hit()")',
  '![own](/favicon.svg)',
  '`<img src=x onerror=top.hit()>` &lt;img src=x onerror=top.hit()&gt;',
  '<template><img src=x onerror=top.hit()></template><x-y onclick=top.hit()>z</x-y>',
];

// The policy refuses these already in the inert document from which DOMPurify takes them out, and Chromium says so.
const REFUSED = /Executing inline event handler violates|Setting the document's base URI .* violates/;

// Outside of quotes: a title may have any text.
const DANGEROUS = /<script|<\w+(?:[^>"]|"[^"]*")*?\son\w+\s*=|(?:href|action)="?\s*java/i;

/** Counts what ran, and every request after the page has loaded what it needs. */
async function watch(page: Page): Promise<{ readonly ran: () => Promise<number>; readonly fetched: string[] }> {
  const fetched: string[] = [];
  await page.evaluate(() => Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) }));
  page.on('dialog', async (dialog) => {
    fetched.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => fetched.push(request.url()));
  return { fetched, ran: () => page.evaluate(() => (window as unknown as { hits: number }).hits) }; // set just above
}

const editor = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]').locator('body');

async function show(page: Page, markdown: string, shown: string): Promise<void> {
  await fillText(editor(page, 'Markdown input'), markdown);
  await expect(preview(page)).toContainText(shown);
}

for (const mode of ['Clean', 'Keep', 'Escape']) {
  test(`the preview runs nothing and fetches nothing: ${mode}`, async ({ page, faults }) => {
    test.setTimeout(120_000);
    faults.allow(REFUSED);
    await open(page, '/markdown-to-html');
    await page.getByRole('radio', { name: mode, exact: true }).check();
    await show(page, 'ready <b>x</b>', 'ready');
    const { ran, fetched } = await watch(page);
    for (const [index, attack] of ATTACKS.entries()) {
      await show(page, `attack ${index};\n\n${attack}`, `attack ${index};`);
      if (mode === 'Clean') await expect(editor(page, 'HTML output')).not.toContainText(DANGEROUS);
    }
    for (const link of await preview(page).locator('a:visible').all()) await link.click({ noWaitAfter: true });
    expect(await ran()).toBe(0);
    expect(fetched).toEqual([]);
  });
}

test('the HTML output keeps raw tags, cleans them or shows them as text', async ({ page, faults }) => {
  faults.allow(REFUSED);
  await open(page, '/markdown-to-html');
  await fillText(editor(page, 'Markdown input'), '# Title\n\na <b onclick="x()">b</b>');
  const output = editor(page, 'HTML output');
  await expect(output).toContainText('a <b>b</b>');
  await page.getByRole('radio', { name: 'Keep', exact: true }).check();
  await expect(output).toContainText('a <b onclick="x()">b</b>');
  await page.getByRole('radio', { name: 'Escape', exact: true }).check();
  await expect(output).toContainText('a &lt;b onclick=');
  await page.getByRole('radio', { name: 'Clean', exact: true }).check();
  await page.getByRole('switch', { name: 'Heading ids' }).check();
  await expect(output).toContainText('<h1 id="title">Title</h1>');
  await page.getByRole('switch', { name: 'Whole page' }).check();
  await expect.poll(() => textIn(output)).toMatch(/^<!DOCTYPE html>[^]*<title>Title<\/title>/);
});

test('the preview keeps its place, frames remote images, follows footnotes, opens links beside it and is printed', async ({
  page,
  context,
}) => {
  await open(page, '/markdown-to-html');
  const text = `${'line\n\n'.repeat(200)}![remote](https://example.org/a.png) note[^1]\n\n[^1]: below\n\n`;
  await show(page, `${text}[page](/about)`, 'below');
  const frame = page.locator('iframe[title="Preview"]');
  await expect(preview(page).getByRole('img', { name: 'remote' })).toBeVisible();
  const scrolled = () => frame.evaluate((element: HTMLIFrameElement) => element.contentDocument?.scrollingElement?.scrollTop);
  await frame.evaluate((element: HTMLIFrameElement) => element.contentWindow?.scrollTo(0, 700));
  await show(page, `${text}[page](/about) more`, 'more');
  expect(await scrolled()).toBe(700);

  await preview(page).getByRole('link', { name: '[1]' }).click();
  await expect.poll(scrolled).toBeGreaterThan(2000);
  await expect(preview(page)).toContainText('more');

  const [opened] = await Promise.all([context.waitForEvent('page'), preview(page).getByRole('link', { name: 'page' }).click()]);
  expect(opened.url()).toMatch(/\/about$/);
  await opened.close();

  await frame.evaluate((element: HTMLIFrameElement) => {
    if (element.contentWindow) element.contentWindow.print = () => (document.title = 'printed');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
});

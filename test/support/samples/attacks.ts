import type { Page } from '@playwright/test';

// OWASP, “XSS Filter Evasion Cheat Sheet”; cure53/DOMPurify, test/fixtures/expect.mjs (kinds of attacks); and markup that only makes
// requests.
export const ATTACKS = [
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
  // The PDF viewer runs the scripts of a PDF.
  '<iframe src="data:application/pdf;base64,JVBERi0xLjQK"></iframe><object data="data:application/pdf;base64,JVBERi0xLjQK"></object><embed src="data:application/pdf;base64,JVBERi0xLjQK">',
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

// Chromium reports these while the markup is in the inert document, from which DOMPurify removes them, because the policy already blocks
// them there.
export const REFUSED = /Executing inline event handler violates|Setting the document's base URI .* violates/;

/** Counts scripts that ran, and records every request after the page has loaded. */
export async function watch(page: Page): Promise<{ readonly ran: () => Promise<number>; readonly fetched: string[] }> {
  const fetched: string[] = [];
  await page.evaluate(() => Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) }));
  page.on('dialog', async (dialog) => {
    fetched.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => fetched.push(request.url()));
  return { fetched, ran: () => page.evaluate(() => (window as unknown as { hits: number }).hits) }; // set above
}

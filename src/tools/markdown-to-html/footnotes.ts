import type { MarkdownIt, Token } from 'markdown-it';
import footnotePlugin from 'markdown-it-footnote';

/** Tokens whose `concat` appends in place. The plug-in calls it for each footnote, and copies took a minute for 20,000 footnotes. */
class GrowingTokens extends Array<Token> {
  override concat(...added: readonly (Token | ConcatArray<Token>)[]): this {
    for (const token of new Array<Token>().concat(...added)) this.push(token);
    return this;
  }
}

/** Footnotes in Pandoc's syntax: `[^name]` with `[^name]: note` elsewhere, and `^[note]`. */
export function footnotes(renderer: MarkdownIt): void {
  renderer.use(footnotePlugin);
  renderer.core.ruler.before('footnote_tail', 'growing_tokens', (state) => {
    state.tokens = GrowingTokens.from(state.tokens);
  });
}

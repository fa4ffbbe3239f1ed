const BREAK = /\r\n?|\n/;

/**
 * Splits text chunks into lines, yielding those of each chunk as soon as it arrives. Text after the last line break is a line unless it is
 * empty. A line longer than `longest` may be cut off, so that text without line breaks does not fill the memory.
 */
export async function* linesOf(pieces: AsyncIterable<string> | Iterable<string>, longest = Infinity): AsyncGenerator<readonly string[]> {
  let begun = '';
  let held = '';
  for await (const piece of pieces) {
    const text = held + piece;
    held = text.endsWith('\r') ? '\r' : ''; // a line feed may follow
    const [first = '', ...others] = text.slice(0, text.length - held.length).split(BREAK);
    const last = others.pop();
    if (last === undefined) begun += begun.length > longest ? '' : first;
    else {
      yield [begun + first, ...others];
      begun = last;
    }
  }
  if (held !== '' || begun !== '') yield [begun];
}

const BREAK = /\r\n?|\n/;

/**
 * The lines of a text that comes in pieces, those of each piece as soon as it is there. What follows the last line break is a line if it is not
 * empty. A line that is longer than `longest` may lack its end, so that a text without line breaks does not fill the memory.
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

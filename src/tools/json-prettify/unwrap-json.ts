/** The beginnings of copied texts that are not part of the JSON. */
const OPENINGS = [
  // Prefixes that keep a response from running as a script: Gerrit, Angular, Google, Facebook.
  /^\s*(?:\)\]\}',?|(?:while|for)\s*\([^()\n]*\)\s*;)/,
  // The variable, module or function of a script.
  /^\s*(?:export\s+default|return|(?:(?:var|let|const)\s+)?[\w$]+(?:\.[\w$]+)*\s*=)\s*(?=[[{])/,
  // The lines of a terminal: a command after its prompt, or a comment.
  /^\s*[$#%>] ?(?![[{])[^\n]*\n/,
  // The headers of an HTTP response, as curl -i prints them.
  /^\s*HTTP\/[\d.]+ \d{3}[^\n]*\n(?:[\w-]+:[^\n]*\n)*/,
  // The beginning of a log line, which is a time.
  /^\s*\d{4}-\d\d-\d\d[T ]\d\d:\d\d[^\n{"]*(?=\{)/,
];

const PROMPT = /^[\w@:~/.-]*[$#%>]$/;
const NUMBERED_LINE = /^[ \t]*(?<number>\d+)(?:[|:.)]?[ \t]|$)/;
const STRING_OR_ESCAPE = /"(?:[^"\\\n]|\\.)*"?|\\[nrt]/g;

/**
 * Removes text that was copied along with JSON: line numbers, prompts, response headers, the beginning of a log line, an assignment, and a
 * final semicolon.
 */
export function unwrapJson(text: string): string {
  let rest = withoutLineNumbers(text).replaceAll('\u001E', '\n'); // the separator of JSON text sequences, RFC 7464
  for (let opening = openingOf(rest); opening; opening = openingOf(rest)) rest = rest.replace(opening, '');
  return withoutEscapes(withoutPrompt(rest).replace(/(?<=[\]}]);$/, ''));
}

const openingOf = (text: string): RegExp | undefined => OPENINGS.find((pattern) => pattern.test(text));

/** Removes line numbers if every line has one and they are consecutive. */
function withoutLineNumbers(text: string): string {
  const lines = text.trimEnd().split(/\r?\n/);
  const numbers = lines.map((line) => Number(NUMBERED_LINE.exec(line)?.groups?.['number'] ?? Number.NaN));
  if (lines.length < 2 || !numbers.every((number, index) => number === (numbers[0] ?? 0) + index)) return text;
  const rest = lines.map((line) => line.replace(NUMBERED_LINE, '')).join('\n');
  return /^\s*[[{]/.test(rest) ? rest : text;
}

/** Removes the prompt of the next command. */
function withoutPrompt(text: string): string {
  const content = text.trimEnd();
  const last = content.lastIndexOf('\n') + 1;
  return last > 0 && PROMPT.test(content.slice(last).trim()) ? content.slice(0, last).trimEnd() : content;
}

/** Decodes a document whose line breaks, and perhaps quotes, are escaped, as in a log. In JSON, a backslash never follows a bracket. */
function withoutEscapes(text: string): string {
  if (!/^\s*[[{]\s*\\[nrt"]/.test(text)) return text;
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    // Its quotes are not escaped, so it is not the content of one string.
    return text.replaceAll(STRING_OR_ESCAPE, (found) => (found.startsWith('"') ? found : ' '));
  }
}

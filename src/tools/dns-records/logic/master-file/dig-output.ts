import { nameKey } from '../dns-record.ts';

/** The information that dig prints around the records. */
export interface DigOutput {
  /** Questions without an answer, as keys of `voidKey`. */
  readonly voids: ReadonlySet<string>;
  /**
   * Returns the message section of a line. Lines must be passed in ascending order. Undefined outside of messages, as in a zone transfer.
   */
  readonly sectionAt: (line: number) => string | undefined;
}

/** A key of a name and a type, or of the name alone if it does not exist. */
export const voidKey = (name: string, type = '*'): string => `${nameKey(name)} ${type}`;

export const isDigOutput = (text: string): boolean => /^(?:; <<>> DiG|;; )/m.test(text);

const inMessage: ReadonlySet<string> = new Set(['ANSWER', 'AUTHORITY', 'ADDITIONAL']);

const QUESTION = /^;([^\s;]+)\s+(?:IN|CH|HS)\s+([A-Z\d]+)\s*$/;

interface Message {
  /** True if the sections have headings. Then only lines of the ANSWER section are answers. */
  hasSections: boolean;
  status: string;
  questions: string[];
  types: string[];
  hasAnswer: boolean;
}

/** Reads the comments of dig: headers, sections, and questions. */
export function readDigOutput(text: string): DigOutput {
  const voids = new Set<string>();
  const sections: { readonly line: number; readonly section: string | undefined }[] = [];
  let message: Message | undefined;
  let section: string | undefined;
  const close = (): void => {
    if (!message || message.hasAnswer || !/^(?:NOERROR|NXDOMAIN)?$/.test(message.status)) return;
    for (const [index, name] of message.questions.entries()) {
      voids.add(voidKey(name, message.status === 'NXDOMAIN' ? '*' : message.types[index]));
    }
  };
  const open = (status: string): Message => {
    close();
    message = { hasSections: false, status, questions: [], types: [], hasAnswer: false };
    return message;
  };
  const enter = (line: number, next: string | undefined): void => {
    section = next;
    sections.push({ line, section });
  };
  for (const [index, line] of text.split('\n').entries()) {
    const header = /^;; ->>HEADER<<-.*status: ([A-Z\d]+)/.exec(line);
    const heading = /^;; ([A-Z]+) (?:PSEUDO)?SECTION:/.exec(line)?.[1];
    const question = QUESTION.exec(line);
    if (line.startsWith('; <<>> DiG')) enter(index + 1, undefined);
    else if (header) {
      open(header[1] ?? '');
      enter(index + 1, 'HEADER');
    } else if (heading !== undefined) {
      if (message) message.hasSections = true;
      enter(index + 1, heading);
    } else if (question) {
      const isNew = !message || message.hasAnswer || (message.questions.length > 0 && section !== 'QUESTION');
      const current = isNew || !message ? open('') : message;
      current.questions.push(question[1] ?? '');
      current.types.push(question[2] ?? '');
      if (isNew) enter(index + 1, 'ANSWER');
    } else if (message && /^[^;\s]/.test(line) && (section === 'ANSWER' || !message.hasSections)) message.hasAnswer = true;
  }
  close();
  let next = 0;
  let current: string | undefined;
  return {
    voids,
    sectionAt(line) {
      for (; next < sections.length && (sections[next]?.line ?? 0) <= line; next++) current = sections[next]?.section;
      return inMessage.has(current ?? '') ? current : undefined;
    },
  };
}

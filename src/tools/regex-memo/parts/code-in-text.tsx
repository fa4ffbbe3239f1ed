/** Formats the parts between backticks as code. */
export const CodeInText = ({ text }: { readonly text: string }) =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));

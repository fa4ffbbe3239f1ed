/** A command whose remaining placeholders are highlighted. */
export const CommandText = ({ command }: { readonly command: string }) =>
  command.split(/(<[a-z]+>)/).map((part, index) =>
    // Even indexes are the parts between the placeholders.
    index % 2 === 0 ? (
      part
    ) : (
      <em key={index} className="text-accent-ink">
        {part}
      </em>
    ),
  );

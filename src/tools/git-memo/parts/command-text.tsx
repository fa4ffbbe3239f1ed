/** A command in which the placeholders that are left can be told from what is typed as it stands. */
export const CommandText = ({ command }: { readonly command: string }) =>
  command.split(/(<[a-z]+>)/).map((part, index) =>
    // The parts between the placeholders are at the even places.
    index % 2 === 0 ? (
      part
    ) : (
      <em key={index} className="text-accent-ink">
        {part}
      </em>
    ),
  );

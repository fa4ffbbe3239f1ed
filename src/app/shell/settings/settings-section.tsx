import { type ReactNode, useId } from 'react';

interface SettingsPartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A section of the settings page. Its heading names the region. */
export function SettingsSection({ heading, children }: SettingsPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-3 border-t pt-4 *:min-w-0">
      <h2 id={id} className="text-xl font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** A group with its own heading inside a section. */
export function SettingsGroup({ heading, children }: SettingsPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-2 *:min-w-0">
      <h3 id={id} className="font-semibold">
        {heading}
      </h3>
      {children}
    </section>
  );
}

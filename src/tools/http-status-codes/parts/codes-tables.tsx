import { Link } from '#ui/button/link.tsx';
import { TableSection } from '#ui/table/table-section.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';
import { byClass } from './by-class.ts';
import { specificationUrl } from './specification-url.ts';

function Specification({ specification }: { readonly specification: string }) {
  const url = specificationUrl(specification);
  return url === undefined ? (
    specification
  ) : (
    <Link href={url} isExternal>
      {specification}
    </Link>
  );
}

const looks = {
  code: { width: '4rem' },
  name: { width: 'clamp(8rem, 16vw, 16rem)' },
  description: { minWidth: '16rem' },
  type: { width: '6rem' },
  specification: { cell: Specification, width: '8rem' },
};

/** Each class of status codes under its heading. */
export function CodesTables({ tool: { t, show } }: { readonly tool: Pick<Tool<typeof declaration, typeof en>, 't' | 'show'> }) {
  const { columns, rows: found } = show('codes');
  return byClass(found).map(({ statusClass, rows }) => (
    <TableSection
      key={statusClass}
      heading={t(`view.classes.${statusClass}`)}
      rows={rows}
      keyOf={({ code }) => code}
      copy={({ code, name }) => ({ label: code, value: `${code} ${name}` })}
      columns={withColumns(columns, looks)}
    />
  ));
}

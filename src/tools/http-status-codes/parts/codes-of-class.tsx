import { joinList, joinSentences } from '#core/join-list.ts';
import { Link } from '#ui/link.tsx';
import { TableSection } from '#ui/table-section.tsx';
import type { Tool } from '#workbench/use-tool.ts';
import type { inputs, options } from '../fields.ts';
import type { CodesOfClass as CodesOfClassProps, ListedCode } from '../logic.ts';
import type en from '../messages/en.json';
import { specificationUrl } from '../specification-url.ts';

type T = Tool<typeof en, typeof inputs, typeof options>['t'];

/** One class of status codes under its heading. */
export function CodesOfClass({ t, language, statusClass, codes }: CodesOfClassProps & { readonly t: T; readonly language: string }) {
  return (
    <TableSection
      heading={t(`view.classes.${statusClass}`)}
      rows={codes}
      keyOf={({ code }) => code}
      copy={({ code, name }) => ({ label: String(code), value: `${code} ${name}` })}
      columns={[
        { name: 'code', label: t('view.columns.code'), cell: ({ code }) => code, width: '4rem' },
        { name: 'name', label: t('view.columns.name'), cell: ({ name }) => name, width: 'clamp(8rem, 16vw, 16rem)' },
        { name: 'description', label: t('view.columns.description'), cell: (row) => description(t, row, language), minWidth: '16rem' },
        { name: 'type', label: t('view.columns.type'), cell: ({ type }) => type, width: '6rem' },
        { name: 'specification', label: t('view.columns.specification'), cell: Specification, width: '8rem' },
      ]}
    />
  );
}

const description = (t: T, { code, formerNames, isCacheable }: ListedCode, language: string): string => {
  const formerly = formerNames ? [t('view.formerly', { names: joinList(formerNames, language) })] : [];
  return joinSentences([t(`view.codes.${code}`), ...formerly, ...(isCacheable ? [t('view.cacheable')] : [])], language);
};

function Specification({ specification }: ListedCode) {
  const url = specificationUrl(specification);
  return url === undefined ? (
    specification
  ) : (
    <Link href={url} isExternal>
      {specification}
    </Link>
  );
}

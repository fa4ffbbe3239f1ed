import type { ReactNode } from 'react';

/** Cell names, cell names with headings, or a map from name to heading. */
export type TableHeaders = readonly (string | { readonly key: string; readonly label: string })[] | Readonly<Record<string, string>>;

export interface TableProps {
  /** One record per row, with the cells by name. */
  readonly data: readonly Readonly<Record<string, ReactNode>>[];
  /** Defaults to all names of the first row. */
  readonly headers?: TableHeaders | undefined;
  readonly hideHeaders?: boolean | undefined;
  /** The accessible name. */
  readonly description?: string | undefined;
}

/** A small table for any content. For many rows, or rows to copy or sort, use `DataTable`. */
export function Table({ data, headers, hideHeaders = false, description = 'Data table' }: TableProps) {
  const columns = toColumns(headers ?? Object.keys(data[0] ?? {}));
  return (
    <div className="overflow-x-auto rounded-md border bg-surface">
      <table aria-label={description} className="w-full border-collapse text-sm">
        {!hideHeaders && (
          <thead>
            <tr className="border-b bg-sunken">
              {columns.map(({ key, label }) => (
                <th key={key} scope="col" className="px-2.5 py-1 text-start text-xs font-medium text-ink-soft">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {data.map((row, index) => (
            // Rows have no identity except their position.
            <tr key={index} className="border-b last:border-b-0">
              {columns.map(({ key }) => (
                <td key={key} className="px-2.5 py-1 align-top wrap-break-word">
                  {row[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function toColumns(headers: TableHeaders): readonly { readonly key: string; readonly label: string }[] {
  if (!isList(headers)) return Object.entries(headers).map(([key, label]) => ({ key, label }));
  return headers.map((header) => (typeof header === 'string' ? { key: header, label: header } : header));
}

// `Array.isArray` does not narrow a readonly array.
const isList = (headers: TableHeaders): headers is Exclude<TableHeaders, Readonly<Record<string, string>>> => Array.isArray(headers);

import type { ReactElement } from 'react';

interface AmountListProps {
  /** Labels and formatted amounts that add up to the total. */
  rows: readonly (readonly [label: string, amount: string])[];
  total: readonly [label: string, amount: string];
  /** Note on the total. */
  note?: string | null;
}

/** A list of amounts with their total. */
export function AmountList({ rows, total: [label, amount], note }: AmountListProps): ReactElement {
  return (
    <>
      <dl className="grid gap-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
          <dt>{label}</dt>
          <dd>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      </dl>
      {note && <p className="mt-1.5 text-sm text-muted">{note}</p>}
    </>
  );
}

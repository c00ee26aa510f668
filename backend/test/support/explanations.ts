import type { Explanation, ExplanationRow, ExplanationRowName } from '@stoa/contracts';

/** Rows whose parts do not add up to their amount, or to the base that was converted. */
export function brokenRows(row: ExplanationRow): string[] {
  const { parts, amount, currency, calculation } = row;
  const counted = parts.filter(({ is_note, currency: of }) => !is_note && of === currency);
  const converted = calculation?.kind === 'conversion' && parts.some((part) => part.currency !== currency);
  const sum = (rows: readonly ExplanationRow[]): number => rows.reduce((all, one) => all + one.amount, 0);
  const amounts = parts.filter(({ is_note }) => !is_note);
  const isRight = converted
    ? sum(amounts) === calculation.base
    : amounts.length === 0 || sum(counted) === amount;
  const mixed = !converted && amounts.length !== counted.length;
  return [
    ...(isRight && !mixed ? [] : [`${row.row} ${row.name ?? ''}: ${amount}`]),
    ...parts.flatMap(brokenRows),
  ];
}

/** The first row of this kind, wherever it stands. */
export function rowOf(row: ExplanationRow, name: ExplanationRowName): ExplanationRow | undefined {
  if (row.row === name) return row;
  for (const part of row.parts) {
    const match = rowOf(part, name);
    if (match) return match;
  }
  return undefined;
}

/** Expects an explanation to add up and to equal the books. */
export function expectTied({ result, checks, is_tied }: Explanation): void {
  expect(brokenRows(result)).toEqual([]);
  expect(checks.filter(({ shown, booked }) => shown !== booked)).toEqual([]);
  expect(is_tied).toBe(true);
}

/** A share such as `0.0825` as the reader's language writes it: `8.25%`; what is half-typed and no number stays as it is. */
export function formatPercent(share: string | number, locale: string): string {
  const value = Number(share);
  if (!Number.isFinite(value)) return String(share);
  const style = { style: 'percent', maximumFractionDigits: 6 } as const;
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, style).format(value);
}

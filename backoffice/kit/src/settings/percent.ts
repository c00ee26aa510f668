/** A fraction such as `0.0825` as a localised percentage, `8.25%`; other text stays as it is. */
export function formatPercent(share: string | number, locale: string): string {
  const value = Number(share);
  if (!Number.isFinite(value)) return String(share);
  const style = { style: 'percent', maximumFractionDigits: 6 } as const;
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, style).format(value);
}

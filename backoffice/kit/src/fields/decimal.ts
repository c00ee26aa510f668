/** Moves a decimal point by `places` to the right (left if negative), exactly: `0.175`, 2 → `17.5`. */
export function shifted(decimal: string, places: number): string {
  const [, sign = '', digitsBefore = '', fraction = ''] = /^(-?)(\d*)[.]?(\d*)$/.exec(decimal) ?? [];
  const padding = '0'.repeat(Math.abs(places));
  const digits = padding + digitsBefore + fraction + padding;
  const point = padding.length + digitsBefore.length + places;
  const integer = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0';
  const right = digits.slice(point).replace(/0+$/, '');
  return `${sign}${integer}${right && `.${right}`}`;
}

/** Column widths that together fill a page: each gets its wanted width, or else a fair share. */
export function columnWidths(wanted: readonly number[], available: number): number[] {
  const total = wanted.reduce((sum, one) => sum + one, 0);
  if (total <= available) return wanted.map((one) => one + (available - total) * (one / total || 0));
  const share = available / wanted.length;
  const modest = wanted.filter((one) => one <= share);
  if (modest.length === 0) return wanted.map(() => share);
  const remaining = available - modest.reduce((sum, one) => sum + one, 0);
  const greedy = columnWidths(
    wanted.filter((one) => one > share),
    remaining,
  );
  return wanted.map((one) => (one <= share ? one : (greedy.shift() ?? share)));
}

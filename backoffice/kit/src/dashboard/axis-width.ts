/** Width of a character of an axis label, in pixels; digits and letters of all scripts are narrower. */
const CHARACTER = 8;
/** Tick and gap beside a label. */
const TICK = 12;
/** An empty chart has room for short labels. */
const LEAST = 68;
/** Parts of the axis at which labels are measured: which values have one is up to the chart. */
const PARTS = [0.1, 0.25, 0.5, 0.75, 1];

/** Width of an axis that its labels fit into: an amount in thousands is a symbol in one language and a word in another. */
export function axisWidth(values: readonly number[], labelOf: (value: number) => string): number {
  const highest = Math.max(0, ...values);
  const lengths = PARTS.map((part) => labelOf(highest * part).length);
  return Math.max(LEAST, CHARACTER * Math.max(...lengths) + TICK);
}

/** Lower end of an axis of amounts: zero, or the lowest amount below it; a higher one would flatten the chart. */
export const axisMin = (amounts: readonly number[]): number => Math.min(0, ...amounts);

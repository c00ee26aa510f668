/** A percentage as shops write it into the name of a tax, such as ` 20%` or ` (7.5 %)`. */
const PERCENTAGE = /\s*\(?\p{Nd}+(?:[.,٫]\p{Nd}+)?\s*[%٪]\)?/u;

/** Name and rate of a tax for readers; shops often include the rate in the name already. */
export function taxLabel(name: string, rate: string): string {
  return `${name.replace(PERCENTAGE, '')} (${rate})`;
}

/** Pages linked on either side of the current one. */
const NEAR = 2;

/**
 * Page numbers to link: first, last and those around the current one. Null is an ellipsis for several; a gap
 * of one page is filled with that page.
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const isShown = (each: number) => each === 1 || each === pages || Math.abs(each - page) <= NEAR;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return numbers.flatMap((each) => {
    if (isShown(each) || (isShown(each - 1) && isShown(each + 1))) return [each];
    return isShown(each - 1) ? [null] : [];
  });
}

import { pageWindow } from './page-window';

/** The linked pages, with an ellipsis for several omitted pages. */
const shown = (page: number, pages: number): string =>
  pageWindow(page, pages)
    .map((each) => each ?? '…')
    .join(' ');

describe('pageWindow', () => {
  it.each([
    [1, 1, '1'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 3 4 5'],
    [1, 6, '1 2 3 … 6'],
    [4, 9, '1 2 3 4 5 6 … 9'],
    [5, 9, '1 2 3 4 5 6 7 8 9'],
    [6, 12, '1 … 4 5 6 7 8 … 12'],
    [12, 12, '1 … 10 11 12'],
  ])(
    'links on page %i of %i the pages %s, with an ellipsis only for several omitted pages',
    (page, pages, all) => {
      expect(shown(page, pages)).toBe(all);
    },
  );
});

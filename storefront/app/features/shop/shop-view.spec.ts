import { pageWindow } from './shop-view';

/** The pages that are linked, with an ellipsis where several are left out. */
const shown = (page: number, pages: number): string =>
  pageWindow(page, pages)
    .map((each) => each ?? '…')
    .join(' ');

describe('the pages of a list', () => {
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
    'at %i of %i are %s: none is missing without an ellipsis, and none stands for one alone',
    (page, pages, all) => {
      expect(shown(page, pages)).toBe(all);
    },
  );
});

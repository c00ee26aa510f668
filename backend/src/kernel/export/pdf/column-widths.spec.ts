import { columnWidths } from './column-widths';

describe('columnWidths', () => {
  it('distributes spare width in proportion to the columns', () => {
    expect(columnWidths([10, 30], 80)).toEqual([20, 60]);
  });

  it('gives narrow columns their full width and splits the rest equally', () => {
    expect(columnWidths([10, 100, 200], 110)).toEqual([10, 50, 50]);
  });

  it('fills the page when every column is too wide', () => {
    expect(columnWidths([500, 500, 500], 90)).toEqual([30, 30, 30]);
  });
});

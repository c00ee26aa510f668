import { columnWidths } from './column-widths';

describe('the widths of columns', () => {
  it('share out what is left over', () => {
    expect(columnWidths([10, 30], 80)).toEqual([20, 60]);
  });

  it('give small columns what they need and the others a fair share', () => {
    expect(columnWidths([10, 100, 200], 110)).toEqual([10, 50, 50]);
  });

  it('always fill the page', () => {
    expect(columnWidths([500, 500, 500], 90)).toEqual([30, 30, 30]);
  });
});

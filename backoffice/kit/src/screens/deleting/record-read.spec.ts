import { isReadOf } from './record-read';

describe('isReadOf', () => {
  it('finds the query of a record by its number or text', () => {
    expect(isReadOf(['brands', 'getOne', { id: '7', meta: {} }], 'brands', [3, 7])).toBe(true);
    expect(isReadOf(['brands', 'getOne', { id: 7 }], 'brands', ['7'])).toBe(true);
  });

  it('leaves other records, pages and lists', () => {
    expect(isReadOf(['brands', 'getOne', { id: '8' }], 'brands', [7])).toBe(false);
    expect(isReadOf(['colours', 'getOne', { id: '7' }], 'brands', [7])).toBe(false);
    expect(isReadOf(['brands', 'getList', { id: '7' }], 'brands', [7])).toBe(false);
    expect(isReadOf(['brands', 'getOne', { id: '7' }], 'brands', [])).toBe(false);
    expect(isReadOf(['brands'], 'brands', [7])).toBe(false);
  });
});

import { issueColumns } from './issue-column';

const sku = { name: 'Art. no.', target: 'sku' };
const name = { name: 'Title', target: 'name' };

describe('the column of an import issue', () => {
  it.each([
    ['its own', [name, { name: 'Product key', target: 'handle' }, sku], 'Product key'],
    ['that of SKUs', [name, sku], 'Art. no.'],
    ['that of names', [name], 'Title'],
    ['the target', [], 'handle'],
  ])('of a handle is %s', (_which, columns, expected) => {
    expect(issueColumns(columns)('handle')).toBe(expected);
  });

  it('of anything else is its own column, or the target', () => {
    expect(issueColumns([name, sku])('name')).toBe('Title');
    expect(issueColumns([name, sku])('vendor')).toBe('vendor');
  });
});

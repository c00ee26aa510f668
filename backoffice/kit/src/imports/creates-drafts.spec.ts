import type { ImportRecord } from '@stoa/contracts';
import { createsDrafts } from './creates-drafts';

const options: ImportRecord['options'] = {
  existing: 'update',
  status: 'draft',
  stock: 'set',
  pictures: true,
  description_pictures: false,
  unsupported: 'refuse',
  scope: 'products',
};
const title = { name: 'Title', samples: [], target: 'name' };
const record = { created: 3, columns: [title], options };

describe('the new products of an import', () => {
  it('are drafts by the options', () => {
    expect(createsDrafts(record)).toBe(true);
  });

  it.each([
    ['there are none', { created: 0 }],
    ['the options make them active', { options: { ...options, status: 'active' as const } }],
    ['only stock is imported', { options: { ...options, scope: 'stock' as const } }],
    ['the file names statuses', { columns: [title, { name: 'Status', samples: [], target: 'status' }] }],
  ])('are not where %s', (_case, change) => {
    expect(createsDrafts({ ...record, ...change })).toBe(false);
  });
});

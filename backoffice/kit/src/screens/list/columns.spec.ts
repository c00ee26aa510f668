import type { FieldSchema, ResourceSchema } from '@stoa/contracts';
import { columnsOf } from './columns';

const field = (name: string): FieldSchema => ({ name, kind: 'text', required: false, writable: true });

const schema = {
  resource: 'brands',
  label: 'name',
  hasDefault: false,
  sortable: [],
  fields: ['name', 'seo_title', 'seo_description', 'website', 'status'].map(field),
} as unknown as ResourceSchema;

describe('the columns of a list', () => {
  it('are at first without texts for search engines, which can still be chosen', () => {
    const { all, hidden } = columnsOf(schema);
    expect(all.map(({ name }) => name)).toContain('seo_title');
    expect(hidden).toEqual(expect.arrayContaining(['seo_title', 'seo_description']));
    expect(hidden).not.toContain('website');
    expect(hidden).not.toContain('status');
  });
});

import type { ResourceSchema } from '@stoa/contracts';
import { exportedColumns, offeredColumns } from './exported-columns';

const schema = {
  page: 'products',
  resource: 'products',
  label: 'name',
  sortable: ['name', 'created_at'],
  statuses: [],
  hasDefault: true,
  fields: [
    { name: 'name', kind: 'text', required: true, writable: true },
    { name: 'brand_id', kind: 'ref', required: false, writable: true },
    { name: 'type', kind: 'choice', required: false, writable: true, choices: ['simple', 'variable'] },
  ],
  exported: [
    { name: 'sku', kind: 'text' },
    { name: 'price', kind: 'money' },
    { name: 'stock_status', kind: 'choice', choices: ['low', 'out'] },
  ],
} as unknown as ResourceSchema;

const OWN = [
  { name: 'name', exports: ['name', 'sku'] },
  { name: 'price', label: 'From' },
  { name: 'stock_status' },
];

describe('columns of an exported list', () => {
  it('are those of a custom list, including computed ones', () => {
    const { offered, hidden } = offeredColumns(schema, OWN);
    expect([offered, hidden]).toEqual([OWN, []]);
    expect(exportedColumns(schema, offered)).toEqual([
      { name: 'id' },
      { name: 'name' },
      { name: 'sku' },
      { name: 'price', label: 'From' },
      { name: 'stock_status', choices: ['low', 'out'] },
    ]);
  });

  it('exclude hidden columns by their names in the list', () => {
    const shown = OWN.filter(({ name }) => name !== 'name' && name !== 'price');
    expect(exportedColumns(schema, shown).map(({ name }) => name)).toEqual(['id', 'stock_status']);
  });

  it('of a generated list start with its visible columns and include the other fields and is_default', () => {
    const { offered, hidden } = offeredColumns(schema, ['name', 'type']);
    const names = ['name', 'type', 'brand_id', 'created_at', 'is_default'];
    expect(offered.map(({ name }) => name)).toEqual(names);
    expect(hidden).toEqual(['brand_id', 'created_at', 'is_default']);
    expect(exportedColumns(schema, offered)).toContainEqual({
      name: 'type',
      choices: ['simple', 'variable'],
    });
  });

  it('contain each field once', () => {
    const twice = [{ name: 'id' }, { name: 'name' }, { name: 'title', exports: ['name'] }];
    expect(exportedColumns(schema, twice).map(({ name }) => name)).toEqual(['id', 'name']);
  });
});

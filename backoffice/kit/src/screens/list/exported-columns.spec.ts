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

describe('the columns of a list’s file', () => {
  it('are those that a list of its own shows, computed ones as well', () => {
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

  it('leave out what is switched off, by the list’s own names', () => {
    const shown = OWN.filter(({ name }) => name !== 'name' && name !== 'price');
    expect(exportedColumns(schema, shown).map(({ name }) => name)).toEqual(['id', 'stock_status']);
  });

  it('are the fields of a generated list, those of the console first, with the mark of the default one', () => {
    const { offered, hidden } = offeredColumns(schema, ['name', 'type']);
    const names = ['name', 'type', 'brand_id', 'created_at', 'is_default'];
    expect(offered.map(({ name }) => name)).toEqual(names);
    expect(hidden).toEqual(['brand_id', 'created_at', 'is_default']);
    expect(exportedColumns(schema, offered)).toContainEqual({
      name: 'type',
      choices: ['simple', 'variable'],
    });
  });

  it('are asked for once each', () => {
    const twice = [{ name: 'id' }, { name: 'name' }, { name: 'title', exports: ['name'] }];
    expect(exportedColumns(schema, twice).map(({ name }) => name)).toEqual(['id', 'name']);
  });
});

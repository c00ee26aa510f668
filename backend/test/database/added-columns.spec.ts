import { DataSource, EntitySchema, Table } from 'typeorm';
import { addedColumns } from '../../database/migration-text/added-columns';
import { Naming } from '../../src/kernel/database/naming';
import { sqliteDriver } from '../../src/kernel/database';

const ID = { type: 'integer', primary: true } as const;

describe('a generated migration of new columns', () => {
  const shelves = new EntitySchema({ name: 'shelves', columns: { id: ID } });
  const goods = new EntitySchema({
    name: 'goods',
    columns: {
      id: ID,
      opens_at: { type: 'datetime', precision: 3, nullable: true },
      weight: { type: 'decimal', precision: 10, scale: 4, nullable: true },
      rate: { type: 'varchar', length: 32, default: '0.5' },
      is_new: { type: 'boolean', default: true },
      shelf_id: { type: 'integer', nullable: true },
      code: { type: 'varchar', length: 20 },
    },
    foreignKeys: [{ target: 'shelves', columnNames: ['shelf_id'], referencedColumnNames: ['id'] }],
    indices: [{ columns: ['shelf_id'] }],
  });
  const source = new DataSource({
    type: 'better-sqlite3',
    driver: sqliteDriver(),
    database: ':memory:',
    entities: [shelves, goods],
    namingStrategy: new Naming(),
  });
  beforeAll(() => source.initialize());
  afterAll(() => source.destroy());

  const tableWith = (...names: string[]): Table =>
    new Table({ name: 'goods', columns: names.map((name) => ({ name, type: 'text' })) });

  it('adds dates, decimals and defaults in SQL that both engines read', () => {
    const { up, down } = addedColumns(source.getMetadata('goods'), tableWith('id', 'shelf_id', 'code'));
    const added = (sql: string): string => `await runner.query("ALTER TABLE goods ADD COLUMN ${sql}");`;
    expect(up).toEqual([
      added('opens_at datetime(3) NULL'),
      added('weight decimal(10, 4) NULL'),
      added("rate varchar(32) NOT NULL DEFAULT '0.5'"),
      added('is_new boolean NOT NULL DEFAULT 1'),
    ]);
    expect(down[0]).toBe("await runner.query('ALTER TABLE goods DROP COLUMN is_new');");
  });

  it('adds indexes and foreign keys, and removes them before their columns', () => {
    const present = ['id', 'opens_at', 'weight', 'rate', 'is_new', 'code'];
    const { up, down } = addedColumns(source.getMetadata('goods'), tableWith(...present));
    const kinds = (lines: readonly string[]) => lines.map((line) => /runner\.(\w+)/.exec(line)?.[1]);
    expect(kinds(up)).toEqual(['query', 'createIndex', 'getTable', 'createForeignKey']);
    expect(kinds(down)).toEqual(['getTable', 'dropForeignKey', 'getTable', 'dropIndex', 'query']);
  });

  it('is refused for a required column without a default, which rows that exist would lack', () => {
    expect(() => addedColumns(source.getMetadata('goods'), tableWith('id'))).toThrow(
      'goods.code is required and has no default',
    );
  });
});

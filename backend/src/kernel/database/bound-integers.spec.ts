import { DataSource } from 'typeorm';
import { bindIntegers } from './bound-integers';
import { sqliteDriver } from './sqlite-driver';

describe('bindIntegers', () => {
  let source: DataSource;

  beforeAll(async () => {
    source = await new DataSource({
      type: 'better-sqlite3',
      driver: sqliteDriver(),
      database: ':memory:',
    }).initialize();
    bindIntegers(source);
    await source.query('CREATE TABLE items (id INTEGER PRIMARY KEY, code TEXT)');
    await source.query("INSERT INTO items VALUES (1, '7'), (2, '8')");
  });
  afterAll(() => source.destroy());

  const items = (where: string, parameters: Record<string, unknown>) =>
    source.createQueryBuilder().select('i.id', 'id').from('items', 'i').where(where, parameters);

  it('gives statements for different ids the same text', () => {
    const [first] = items('i.id = :id', { id: 1 }).getQueryAndParameters();
    const [second, values] = items('i.id = :id', { id: 2 }).getQueryAndParameters();
    expect(second).toBe(first);
    expect(values).toEqual([2n]);
  });

  it('compares and divides as with integers in the text', async () => {
    expect(await items('i.code = :code', { code: 7 }).getRawMany()).toEqual([{ id: 1 }]);
    expect(await items('i.id = :seven / 3', { seven: 7 }).getRawMany()).toEqual([{ id: 2 }]);
  });

  it('leaves fractions and other values as they are', async () => {
    expect(await items('i.id = :size * 4', { size: 0.25 }).getRawMany()).toEqual([{ id: 1 }]);
    expect(await items('i.code = :code', { code: '8' }).getRawMany()).toEqual([{ id: 2 }]);
  });

  it('writes the numbers of a statement with many parameters into its text', () => {
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`id${index}`, index]));
    const [text, values] = items('i.id = :id200', many).getQueryAndParameters();
    expect([text.endsWith('= 200'), values]).toEqual([true, []]);
  });
});

import { sqliteDriver } from './sqlite-driver';
import { Statements } from './statements';

describe('Statements', () => {
  const connection = new (sqliteDriver())(':memory:');
  const statements = new Statements();
  const prepare = (sql: string) => statements.prepare(connection, sql);
  beforeAll(() => {
    prepare('CREATE TABLE items (id INTEGER PRIMARY KEY, name TEXT, weight REAL)').run();
  });
  afterAll(() => connection.close());

  it('returns rows as objects with the names of the columns', () => {
    const { changes } = prepare('INSERT INTO items (name, weight) VALUES (?, ?), (?, ?)').run([
      'a',
      1.5,
      'b',
      null,
    ]);
    expect(changes).toBe(2);
    expect(prepare('SELECT id, name AS title, weight FROM items ORDER BY id').all()).toEqual([
      { id: 1, title: 'a', weight: 1.5 },
      { id: 2, title: 'b', weight: null },
    ]);
  });

  it('knows which statements return rows, among them writes with RETURNING', () => {
    const returning = prepare("UPDATE items SET weight = 2 WHERE name = 'b' RETURNING id, weight");
    expect(returning.isReader).toBe(true);
    expect(returning.all()).toEqual([{ id: 2, weight: 2 }]);
    const update = prepare('UPDATE items SET weight = 3');
    expect(update.isReader).toBe(false);
    expect(() => update.all()).toThrow('returns no rows');
  });

  it('prepares each text once, until it is cleared', () => {
    const first = prepare('SELECT 1 AS one');
    expect(prepare('SELECT 1 AS one')).toBe(first);
    statements.clear();
    expect(prepare('SELECT 1 AS one')).not.toBe(first);
  });
});

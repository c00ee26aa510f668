import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/** How the file of an import is read: besides its encoding and delimiter, the style of its numbers and dates. */
export class ImportLayout1795500000083 implements MigrationInterface {
  name = 'ImportLayout1795500000083';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('imports', new TableColumn({ name: 'layout', type: 'text', isNullable: true }));
    const rows = (await runner.query('SELECT id, encoding, delimiter FROM imports')) as {
      id: number;
      encoding: string;
      delimiter: string;
    }[];
    const encodings: Record<string, string> = { utf16le: 'utf-16le', latin1: 'windows-1252' };
    for (const { id, encoding, delimiter } of rows) {
      const layout = JSON.stringify({
        encoding: encodings[encoding] ?? 'utf-8',
        delimiter,
        decimal_mark: '.',
      });
      await runner.query('UPDATE imports SET layout = ? WHERE id = ?', [layout, id]);
    }
    await runner.changeColumn('imports', 'layout', new TableColumn({ name: 'layout', type: 'text' }));
    await runner.dropColumns('imports', ['encoding', 'delimiter']);
  }

  async down(runner: QueryRunner): Promise<void> {
    const column = (name: string, length: string, fallback: string): TableColumn =>
      new TableColumn({ name, type: 'varchar', length, default: `'${fallback}'` });
    await runner.addColumns('imports', [column('encoding', '8', 'utf8'), column('delimiter', '1', ',')]);
    await runner.dropColumn('imports', 'layout');
  }
}

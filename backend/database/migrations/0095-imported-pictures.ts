import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';

/** Pictures that imports obtained, by their URL. */
export class ImportedPictures1795500000095 implements MigrationInterface {
  name = 'ImportedPictures1795500000095';

  async up(runner: QueryRunner): Promise<void> {
    const hash = { name: 'pictures_hash', type: 'varchar', length: '32', isNullable: true };
    await runner.addColumn('imported_products', new TableColumn(hash));
    await runner.createTable(
      new Table({
        name: 'imported_pictures',
        columns: [
          { name: 'product_id', type: 'integer', isPrimary: true },
          { name: 'url_hash', type: 'varchar', length: '32', isPrimary: true },
          { name: 'media_id', type: 'integer' },
          { name: 'import_id', type: 'integer' },
        ],
        indices: [{ name: 'IX_imported_pictures__media_id', columnNames: ['media_id'] }],
        foreignKeys: [
          {
            name: 'FK_imported_pictures__product_id',
            columnNames: ['product_id'],
            referencedTableName: 'products',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('imported_pictures', true);
    await runner.dropColumn('imported_products', 'pictures_hash');
  }
}

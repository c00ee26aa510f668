import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import { Table, TableColumn, TableForeignKey, TableIndex } from 'typeorm';

/** Kinds of banner with the place that theirs stand in unless told otherwise. */
const KINDS: Record<string, string> = {
  static_banners: 'home_middle',
  parallax_banners: 'home',
  application_banners: 'home',
  application_parallax_banners: 'home',
  application_slider_images: 'home',
};
const DOCUMENTS: Record<string, string> = {
  about_us: 'About us',
  privacy_policy: 'Privacy policy',
  refund_policy: 'Refund policy',
  term_condition: 'Terms and conditions',
};
const RECORD: TableColumnOptions[] = [
  { name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
  { name: 'created_at', type: 'datetime', precision: 3 },
  { name: 'updated_at', type: 'datetime', precision: 3 },
];

function bannerTable(name: string, placement: string): Table {
  const key = (column: string, referencedTableName: string, onDelete: string) => ({
    name: `FK_${name}__${column}`,
    columnNames: [column],
    referencedTableName,
    referencedColumnNames: ['id'],
    onDelete,
    onUpdate: 'NO ACTION',
  });
  return new Table({
    name,
    columns: [
      ...RECORD,
      { name: 'title', type: 'varchar', length: '120' },
      { name: 'subtitle', type: 'varchar', length: '250', isNullable: true },
      { name: 'action', type: 'varchar', length: '40', isNullable: true },
      { name: 'image_id', type: 'integer', isNullable: true },
      { name: 'mobile_image_id', type: 'integer', isNullable: true },
      { name: 'background', type: 'varchar', length: '200', isNullable: true },
      { name: 'link_type', type: 'varchar', length: '32', default: "'none'" },
      { name: 'link_value', type: 'varchar', length: '500', isNullable: true },
      { name: 'template', type: 'varchar', length: '32', isNullable: true },
      { name: 'sort', type: 'integer', default: '0' },
      { name: 'starts_at', type: 'datetime', precision: 3, isNullable: true },
      { name: 'ends_at', type: 'datetime', precision: 3, isNullable: true },
      { name: 'vendor_id', type: 'integer', isNullable: true },
      { name: 'is_default', type: 'boolean', default: '0' },
      { name: 'status', type: 'varchar', length: '32', default: "'active'" },
      { name: 'placement', type: 'varchar', length: '32', default: `'${placement}'` },
    ],
    indices: ['image_id', 'mobile_image_id', 'vendor_id'].map((column) => ({
      name: `IX_${name}__${column}`,
      columnNames: [column],
    })),
    foreignKeys: [
      key('image_id', 'media', 'SET NULL'),
      key('mobile_image_id', 'media', 'SET NULL'),
      key('vendor_id', 'vendors', 'CASCADE'),
    ],
  });
}

const documents = new Table({
  name: 'documents',
  columns: [
    ...RECORD,
    { name: 'code', type: 'varchar', length: '32' },
    { name: 'title', type: 'varchar', length: '160' },
    { name: 'body', type: 'text', isNullable: true },
    { name: 'effective_at', type: 'datetime', precision: 3, isNullable: true },
    { name: 'version', type: 'integer', default: '1' },
  ],
  indices: [{ name: 'IX_documents__code', columnNames: ['code'], isUnique: true }],
});

export class BannersAndDocuments1795000300000 implements MigrationInterface {
  name = 'BannersAndDocuments1795000300000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, placement] of Object.entries(KINDS))
      await runner.createTable(bannerTable(name, placement), true);
    await runner.addColumn(
      'slider_images',
      new TableColumn({ name: 'vendor_id', type: 'integer', isNullable: true }),
    );
    await runner.createIndex(
      'slider_images',
      new TableIndex({ name: 'IX_slider_images__vendor_id', columnNames: ['vendor_id'] }),
    );
    await runner.createForeignKey(
      'slider_images',
      new TableForeignKey({
        name: 'FK_slider_images__vendor_id',
        columnNames: ['vendor_id'],
        referencedTableName: 'vendors',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
        onUpdate: 'NO ACTION',
      }),
    );
    await runner.createTable(documents, true);
    const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
    // Each document exists once and for all, so that its page is an editor from the first day.
    for (const [code, title] of Object.entries(DOCUMENTS))
      await runner.query(
        'INSERT INTO documents (code, title, version, created_at, updated_at) VALUES (?, ?, 1, ?, ?)',
        [code, title, now, now],
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('documents', true);
    await runner.dropForeignKey('slider_images', 'FK_slider_images__vendor_id');
    await runner.dropIndex('slider_images', 'IX_slider_images__vendor_id');
    await runner.dropColumn('slider_images', 'vendor_id');
    for (const name of Object.keys(KINDS)) await runner.dropTable(name, true);
  }
}

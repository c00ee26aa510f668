import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

export class ShopMigrations1795667622813 implements MigrationInterface {
  name = 'ShopMigrations1795667622813';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'historical_orders',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'number', type: 'varchar', length: '64' },
          { name: 'source', type: 'varchar', length: '32' },
          { name: 'customer_id', type: 'integer', isNullable: true },
          { name: 'email', type: 'varchar', length: '190', isNullable: true },
          { name: 'customer_name', type: 'varchar', length: '200', isNullable: true },
          { name: 'placed_at', type: 'datetime', precision: 3 },
          { name: 'cancelled_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'order_status', type: 'varchar', length: '60', isNullable: true },
          { name: 'payment_status', type: 'varchar', length: '60', isNullable: true },
          { name: 'fulfillment_status', type: 'varchar', length: '60', isNullable: true },
          { name: 'currency', type: 'varchar', length: '3' },
          { name: 'subtotal', type: 'bigint', isNullable: true },
          { name: 'discount', type: 'bigint', default: '0' },
          { name: 'shipping', type: 'bigint', default: '0' },
          { name: 'tax', type: 'bigint', default: '0' },
          { name: 'total', type: 'bigint', default: '0' },
          { name: 'refunded', type: 'bigint', default: '0' },
          { name: 'coupon_code', type: 'varchar', length: '190', isNullable: true },
          { name: 'payment_method', type: 'varchar', length: '120', isNullable: true },
          { name: 'shipping_method', type: 'varchar', length: '190', isNullable: true },
          { name: 'note', type: 'text', isNullable: true },
          { name: 'item_count', type: 'integer', default: '0' },
          { name: 'billing_address', type: 'text', isNullable: true },
          { name: 'shipping_address', type: 'text', isNullable: true },
        ],
        indices: [
          { name: 'IX_historical_orders__customer_id', columnNames: ['customer_id'] },
          { name: 'IX_historical_orders__email', columnNames: ['email'] },
          { name: 'IX_historical_orders__source_number', columnNames: ['source', 'number'], isUnique: true },
        ],
        foreignKeys: [
          {
            name: 'FK_historical_orders__customer_id',
            columnNames: ['customer_id'],
            referencedTableName: 'customers',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'historical_order_lines',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'order_id', type: 'integer' },
          { name: 'name', type: 'varchar', length: '250' },
          { name: 'sku', type: 'varchar', length: '64', isNullable: true },
          { name: 'quantity', type: 'integer' },
          { name: 'unit_price', type: 'bigint', isNullable: true },
          { name: 'product_id', type: 'integer', isNullable: true },
          { name: 'variant_id', type: 'integer', isNullable: true },
        ],
        indices: [
          { name: 'IX_historical_order_lines__product_id', columnNames: ['product_id'] },
          { name: 'IX_historical_order_lines__variant_id_sku', columnNames: ['variant_id', 'sku'] },
          { name: 'IX_historical_order_lines__order_id', columnNames: ['order_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_historical_order_lines__order_id',
            columnNames: ['order_id'],
            referencedTableName: 'historical_orders',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_historical_order_lines__product_id',
            columnNames: ['product_id'],
            referencedTableName: 'products',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_historical_order_lines__variant_id',
            columnNames: ['variant_id'],
            referencedTableName: 'variants',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'migrated_records',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'kind', type: 'varchar', length: '20' },
          { name: 'key_hash', type: 'varchar', length: '64' },
          { name: 'record_id', type: 'integer' },
          { name: 'source_hash', type: 'varchar', length: '64' },
          { name: 'fingerprint', type: 'varchar', length: '64' },
          { name: 'migration_id', type: 'integer' },
          { name: 'file_id', type: 'integer' },
          { name: 'line', type: 'integer' },
          { name: 'invited_at', type: 'datetime', precision: 3, isNullable: true },
        ],
        indices: [
          { name: 'IX_migrated_records__migration_id', columnNames: ['migration_id'] },
          { name: 'IX_migrated_records__kind_record_id', columnNames: ['kind', 'record_id'] },
          { name: 'IX_migrated_records__kind_key_hash', columnNames: ['kind', 'key_hash'], isUnique: true },
        ],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'shop_migrations',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'state', type: 'varchar', length: '32', default: "'uploaded'" },
          { name: 'filenames', type: 'varchar', length: '500' },
          { name: 'issues', type: 'integer', default: '0' },
          { name: 'started_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'finished_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'error', type: 'varchar', length: '500', isNullable: true },
          { name: 'actor_name', type: 'varchar', length: '190', isNullable: true },
          { name: 'actor_id', type: 'integer' },
        ],
        indices: [],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'shop_migration_effects',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'migration_id', type: 'integer' },
          { name: 'migrated_id', type: 'integer' },
          { name: 'before', type: 'text', isNullable: true },
        ],
        indices: [
          { name: 'IX_shop_migration_effects__migration_id_id', columnNames: ['migration_id', 'id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_shop_migration_effects__migration_id',
            columnNames: ['migration_id'],
            referencedTableName: 'shop_migrations',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'shop_migration_files',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'migration_id', type: 'integer' },
          { name: 'filename', type: 'varchar', length: '190' },
          { name: 'bytes', type: 'integer' },
          { name: 'storage_key', type: 'varchar', length: '120' },
          { name: 'kind', type: 'varchar', length: '32', isNullable: true },
          { name: 'source', type: 'varchar', length: '32' },
          { name: 'encoding', type: 'varchar', length: '16' },
          { name: 'delimiter', type: 'varchar', length: '2' },
          { name: 'decimal_mark', type: 'varchar', length: '1', isNullable: true },
          { name: 'date_order', type: 'varchar', length: '3', isNullable: true },
          { name: 'columns', type: 'text' },
          { name: 'rows_total', type: 'integer' },
          { name: 'rows_done', type: 'integer', default: '0' },
          { name: 'created', type: 'integer', default: '0' },
          { name: 'updated', type: 'integer', default: '0' },
          { name: 'unchanged', type: 'integer', default: '0' },
          { name: 'kept', type: 'integer', default: '0' },
          { name: 'waiting', type: 'integer', default: '0' },
          { name: 'refused', type: 'integer', default: '0' },
        ],
        indices: [{ name: 'IX_shop_migration_files__migration_id', columnNames: ['migration_id'] }],
        foreignKeys: [
          {
            name: 'FK_shop_migration_files__migration_id',
            columnNames: ['migration_id'],
            referencedTableName: 'shop_migrations',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'shop_migration_issues',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'migration_id', type: 'integer' },
          { name: 'file_id', type: 'integer' },
          { name: 'kind', type: 'varchar', length: '8' },
          { name: 'line', type: 'integer' },
          { name: 'record', type: 'varchar', length: '190' },
          { name: 'column', type: 'varchar', length: '190' },
          { name: 'value', type: 'varchar', length: '250' },
          { name: 'message', type: 'varchar', length: '500' },
        ],
        indices: [{ name: 'IX_shop_migration_issues__migration_id_id', columnNames: ['migration_id', 'id'] }],
        foreignKeys: [
          {
            name: 'FK_shop_migration_issues__migration_id',
            columnNames: ['migration_id'],
            referencedTableName: 'shop_migrations',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'waiting_records',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'migration_id', type: 'integer' },
          { name: 'file_id', type: 'integer' },
          { name: 'kind', type: 'varchar', length: '20' },
          { name: 'key_hash', type: 'varchar', length: '64' },
          { name: 'line', type: 'integer' },
          { name: 'draft', type: 'text' },
        ],
        indices: [
          { name: 'IX_waiting_records__migration_id', columnNames: ['migration_id'] },
          { name: 'IX_waiting_records__kind_key_hash', columnNames: ['kind', 'key_hash'], isUnique: true },
        ],
        foreignKeys: [
          {
            name: 'FK_waiting_records__file_id',
            columnNames: ['file_id'],
            referencedTableName: 'shop_migration_files',
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
    await runner.dropTable('waiting_records', true);
    await runner.dropTable('shop_migration_issues', true);
    await runner.dropTable('shop_migration_files', true);
    await runner.dropTable('shop_migration_effects', true);
    await runner.dropTable('shop_migrations', true);
    await runner.dropTable('migrated_records', true);
    await runner.dropTable('historical_order_lines', true);
    await runner.dropTable('historical_orders', true);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

export class MoneyAndMessages1795227219668 implements MigrationInterface {
  name = 'MoneyAndMessages1795227219668';
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'commissions',
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
          { name: 'name', type: 'varchar', length: '120' },
          { name: 'position', type: 'integer', isNullable: true },
          { name: 'type', type: 'varchar', length: '32' },
          { name: 'rate', type: 'varchar', length: '32', isNullable: true },
          { name: 'currency', type: 'varchar', length: '3', isNullable: true },
          { name: 'fixed', type: 'bigint', isNullable: true },
          { name: 'min', type: 'bigint', isNullable: true },
          { name: 'max', type: 'bigint', isNullable: true },
          { name: 'scope', type: 'varchar', length: '32' },
          { name: 'vendor_id', type: 'integer', isNullable: true },
          { name: 'category_id', type: 'integer', isNullable: true },
          { name: 'product_id', type: 'integer', isNullable: true },
          { name: 'price_from', type: 'bigint', isNullable: true },
          { name: 'price_to', type: 'bigint', isNullable: true },
          { name: 'include_shipping', type: 'boolean', default: '0' },
          { name: 'starts_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'ends_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_commissions__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_commissions__category_id', columnNames: ['category_id'] },
          { name: 'IX_commissions__product_id', columnNames: ['product_id'] },
          { name: 'IX_commissions__position', columnNames: ['position'] },
        ],
        foreignKeys: [
          {
            name: 'FK_commissions__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_commissions__category_id',
            columnNames: ['category_id'],
            referencedTableName: 'categories',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_commissions__product_id',
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
    await runner.createTable(
      new Table({
        name: 'payout_requests',
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
          { name: 'number', type: 'varchar', length: '16', isNullable: true },
          { name: 'amount', type: 'bigint' },
          { name: 'fee', type: 'bigint', isNullable: true },
          { name: 'net', type: 'bigint', isNullable: true },
          { name: 'currency', type: 'varchar', length: '3' },
          { name: 'method', type: 'varchar', length: '32', default: "'bank_transfer'" },
          { name: 'destination', type: 'varchar', length: '190' },
          { name: 'closed_destination', type: 'varchar', length: '400' },
          { name: 'state', type: 'varchar', length: '32', default: "'pending'" },
          { name: 'reference', type: 'varchar', length: '120', isNullable: true },
          { name: 'reason', type: 'text', isNullable: true },
          { name: 'decided_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'paid_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'vendor_id', type: 'integer' },
          { name: 'open_vendor_id', type: 'integer', isNullable: true },
        ],
        indices: [
          { name: 'IX_payout_requests__number', columnNames: ['number'], isUnique: true },
          { name: 'IX_payout_requests__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_payout_requests__open_vendor_id', columnNames: ['open_vendor_id'], isUnique: true },
          { name: 'IX_payout_requests__state_created_at', columnNames: ['state', 'created_at'] },
        ],
        foreignKeys: [
          {
            name: 'FK_payout_requests__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'rider_threads',
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
          { name: 'rider_id', type: 'integer' },
          { name: 'desk', type: 'varchar', length: '32' },
          { name: 'unread', type: 'integer', default: '0' },
          { name: 'last_body', type: 'varchar', length: '200' },
          { name: 'last_author', type: 'varchar', length: '8' },
          { name: 'last_at', type: 'datetime', precision: 3 },
        ],
        indices: [
          { name: 'IX_rider_threads__desk_last_at', columnNames: ['desk', 'last_at'] },
          { name: 'IX_rider_threads__rider_id_desk', columnNames: ['rider_id', 'desk'], isUnique: true },
        ],
        foreignKeys: [
          {
            name: 'FK_rider_threads__rider_id',
            columnNames: ['rider_id'],
            referencedTableName: 'riders',
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
        name: 'rider_messages',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'thread_id', type: 'integer' },
          { name: 'author', type: 'varchar', length: '8' },
          { name: 'author_name', type: 'varchar', length: '160' },
          { name: 'body', type: 'text' },
          { name: 'created_at', type: 'datetime', precision: 3 },
        ],
        indices: [{ name: 'IX_rider_messages__thread_id_id', columnNames: ['thread_id', 'id'] }],
        foreignKeys: [
          {
            name: 'FK_rider_messages__thread_id',
            columnNames: ['thread_id'],
            referencedTableName: 'rider_threads',
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
        name: 'rider_payout_requests',
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
          { name: 'number', type: 'varchar', length: '16', isNullable: true },
          { name: 'amount', type: 'bigint' },
          { name: 'fee', type: 'bigint', isNullable: true },
          { name: 'net', type: 'bigint', isNullable: true },
          { name: 'currency', type: 'varchar', length: '3' },
          { name: 'method', type: 'varchar', length: '32', default: "'bank_transfer'" },
          { name: 'destination', type: 'varchar', length: '190' },
          { name: 'closed_destination', type: 'varchar', length: '400' },
          { name: 'state', type: 'varchar', length: '32', default: "'pending'" },
          { name: 'reference', type: 'varchar', length: '120', isNullable: true },
          { name: 'reason', type: 'text', isNullable: true },
          { name: 'decided_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'paid_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'rider_id', type: 'integer' },
          { name: 'vendor_id', type: 'integer', isNullable: true },
          { name: 'open_rider_id', type: 'integer', isNullable: true },
        ],
        indices: [
          { name: 'IX_rider_payout_requests__number', columnNames: ['number'], isUnique: true },
          { name: 'IX_rider_payout_requests__rider_id', columnNames: ['rider_id'] },
          { name: 'IX_rider_payout_requests__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_rider_payout_requests__open_rider_id', columnNames: ['open_rider_id'], isUnique: true },
          { name: 'IX_rider_payout_requests__state_created_at', columnNames: ['state', 'created_at'] },
        ],
        foreignKeys: [
          {
            name: 'FK_rider_payout_requests__rider_id',
            columnNames: ['rider_id'],
            referencedTableName: 'riders',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_rider_payout_requests__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('rider_payout_requests', true);
    await runner.dropTable('rider_messages', true);
    await runner.dropTable('rider_threads', true);
    await runner.dropTable('payout_requests', true);
    await runner.dropTable('commissions', true);
  }
}

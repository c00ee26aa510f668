import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

export class Riders1795225566580 implements MigrationInterface {
  name = 'Riders1795225566580';
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'riders',
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
          { name: 'phone', type: 'varchar', length: '32' },
          { name: 'email', type: 'varchar', length: '190', isNullable: true },
          { name: 'avatar_id', type: 'integer', isNullable: true },
          { name: 'vendor_id', type: 'integer', isNullable: true },
          { name: 'vehicle', type: 'varchar', length: '32', default: "'motorbike'" },
          { name: 'plate', type: 'varchar', length: '20', isNullable: true },
          { name: 'commission_type', type: 'varchar', length: '32', default: "'fixed'" },
          { name: 'commission_rate', type: 'varchar', length: '32', isNullable: true },
          { name: 'commission_amount', type: 'bigint', isNullable: true },
          { name: 'presence', type: 'varchar', length: '32', default: "'offline'" },
          { name: 'cash_limit', type: 'bigint', isNullable: true },
          { name: 'bank_name', type: 'varchar', length: '120', isNullable: true },
          { name: 'bank_account', type: 'varchar', length: '190', isNullable: true },
          { name: 'bank_account_hint', type: 'varchar', length: '16', isNullable: true },
          { name: 'status', type: 'varchar', length: '32', default: "'pending'" },
          { name: 'is_default', type: 'boolean', default: '0' },
        ],
        indices: [
          { name: 'IX_riders__avatar_id', columnNames: ['avatar_id'] },
          { name: 'IX_riders__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_riders__status_presence', columnNames: ['status', 'presence'] },
        ],
        foreignKeys: [
          {
            name: 'FK_riders__avatar_id',
            columnNames: ['avatar_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_riders__vendor_id',
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
        name: 'rider_assignments',
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
          { name: 'order_id', type: 'integer' },
          { name: 'rider_id', type: 'integer' },
          { name: 'vendor_id', type: 'integer' },
          { name: 'state', type: 'varchar', length: '32', default: "'offered'" },
          { name: 'note', type: 'varchar', length: '500', isNullable: true },
          { name: 'picked_up_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'delivered_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'live_order_id', type: 'integer', isNullable: true },
        ],
        indices: [
          { name: 'IX_rider_assignments__order_id', columnNames: ['order_id'] },
          { name: 'IX_rider_assignments__rider_id', columnNames: ['rider_id'] },
          { name: 'IX_rider_assignments__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_rider_assignments__live_order_id', columnNames: ['live_order_id'], isUnique: true },
          { name: 'IX_rider_assignments__state_created_at', columnNames: ['state', 'created_at'] },
        ],
        foreignKeys: [
          {
            name: 'FK_rider_assignments__order_id',
            columnNames: ['order_id'],
            referencedTableName: 'orders',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_rider_assignments__rider_id',
            columnNames: ['rider_id'],
            referencedTableName: 'riders',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_rider_assignments__vendor_id',
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
        name: 'rider_zones',
        columns: [
          { name: 'rider_id', type: 'integer', isPrimary: true },
          { name: 'zone_id', type: 'integer', isPrimary: true },
        ],
        indices: [],
        foreignKeys: [
          {
            name: 'FK_rider_zones__rider_id',
            columnNames: ['rider_id'],
            referencedTableName: 'riders',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_rider_zones__zone_id',
            columnNames: ['zone_id'],
            referencedTableName: 'zones',
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
    await runner.dropTable('rider_zones', true);
    await runner.dropTable('rider_assignments', true);
    await runner.dropTable('riders', true);
  }
}

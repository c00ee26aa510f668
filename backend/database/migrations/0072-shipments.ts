import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';

const SENT = "('shipped', 'delivered', 'completed')";

/** Shipments of orders; each order that was shipped before gets one with all of its items. */
export class Shipments1795500000072 implements MigrationInterface {
  name = 'Shipments1795500000072';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(shipments(), true);
    await runner.createTable(shipmentLines(), true);
    await runner.addColumn(
      'order_events',
      new TableColumn({ name: 'shipment_id', type: 'integer', isNullable: true }),
    );
    await runner.addColumn(
      'order_events',
      new TableColumn({ name: 'shipment_state', type: 'varchar', length: '32', isNullable: true }),
    );
    await runner.addColumn(
      'refund_lines',
      new TableColumn({ name: 'unshipped', type: 'integer', default: '0' }),
    );
    await this.shipEarlierOrders(runner);
  }

  private async shipEarlierOrders(runner: QueryRunner): Promise<void> {
    const reached = (state: string): string =>
      `(SELECT MIN(e.created_at) FROM order_events e WHERE e.order_id = o.id AND e.state = '${state}')`;
    const items = '(SELECT SUM(l.quantity) FROM order_lines l WHERE l.order_id = o.id)';
    await runner.query(
      `INSERT INTO shipments (created_at, updated_at, number, order_id, vendor_id, state, item_count,
         shipped_at, delivered_at)
       SELECT COALESCE(${reached('shipped')}, o.updated_at), o.updated_at, CONCAT(o.number, '-S1'), o.id, o.vendor_id,
         CASE o.state WHEN 'shipped' THEN 'shipped' ELSE 'delivered' END, COALESCE(${items}, 0),
         COALESCE(${reached('shipped')}, o.updated_at),
         CASE o.state WHEN 'shipped' THEN NULL ELSE COALESCE(${reached('delivered')}, o.updated_at) END
       FROM orders o WHERE o.state IN ${SENT} ORDER BY o.id`,
    );
    await runner.query(
      `INSERT INTO shipment_lines (shipment_id, order_line_id, quantity)
       SELECT s.id, l.id, l.quantity FROM shipments s JOIN order_lines l ON l.order_id = s.order_id ORDER BY l.id`,
    );
    // Items that were refunded before they left are not shipped any more.
    await runner.query(
      `UPDATE refund_lines SET unshipped = quantity WHERE refund_id IN (
         SELECT r.id FROM refunds r JOIN orders o ON o.id = r.order_id
         WHERE r.state <> 'cancelled' AND o.state IN ('placed', 'processing', 'ready', 'on_hold'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('refund_lines', 'unshipped');
    await runner.dropColumn('order_events', 'shipment_state');
    await runner.dropColumn('order_events', 'shipment_id');
    await runner.dropTable('shipment_lines', true);
    await runner.dropTable('shipments', true);
  }
}

const ID = {
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
} as const;

function shipments(): Table {
  return new Table({
    name: 'shipments',
    columns: [
      ID,
      { name: 'created_at', type: 'datetime', precision: 3 },
      { name: 'updated_at', type: 'datetime', precision: 3 },
      { name: 'number', type: 'varchar', length: '28' },
      { name: 'order_id', type: 'integer' },
      { name: 'vendor_id', type: 'integer' },
      { name: 'state', type: 'varchar', length: '32', default: "'pending'" },
      { name: 'item_count', type: 'integer' },
      { name: 'carrier', type: 'varchar', length: '80', isNullable: true },
      { name: 'tracking_number', type: 'varchar', length: '80', isNullable: true },
      { name: 'tracking_url', type: 'varchar', length: '500', isNullable: true },
      { name: 'assignment_id', type: 'integer', isNullable: true },
      { name: 'shipped_at', type: 'datetime', precision: 3, isNullable: true },
      { name: 'delivered_at', type: 'datetime', precision: 3, isNullable: true },
      { name: 'request_key', type: 'varchar', length: '64', isNullable: true },
    ],
    indices: [
      { name: 'IX_shipments__number', columnNames: ['number'], isUnique: true },
      { name: 'IX_shipments__order_id', columnNames: ['order_id'] },
      { name: 'IX_shipments__vendor_id', columnNames: ['vendor_id'] },
      { name: 'IX_shipments__assignment_id', columnNames: ['assignment_id'] },
      {
        name: 'IX_shipments__order_id_request_key',
        columnNames: ['order_id', 'request_key'],
        isUnique: true,
      },
    ],
    foreignKeys: [
      foreignKey('shipments', 'order_id', 'orders', 'CASCADE'),
      foreignKey('shipments', 'vendor_id', 'vendors', 'RESTRICT'),
      foreignKey('shipments', 'assignment_id', 'rider_assignments', 'SET NULL'),
    ],
  });
}

function shipmentLines(): Table {
  return new Table({
    name: 'shipment_lines',
    columns: [
      ID,
      { name: 'shipment_id', type: 'integer' },
      { name: 'order_line_id', type: 'integer' },
      { name: 'quantity', type: 'integer' },
    ],
    indices: [
      { name: 'IX_shipment_lines__order_line_id', columnNames: ['order_line_id'] },
      {
        name: 'IX_shipment_lines__shipment_id_order_line_id',
        columnNames: ['shipment_id', 'order_line_id'],
        isUnique: true,
      },
    ],
    foreignKeys: [
      foreignKey('shipment_lines', 'shipment_id', 'shipments', 'CASCADE'),
      foreignKey('shipment_lines', 'order_line_id', 'order_lines', 'CASCADE'),
    ],
  });
}

function foreignKey(table: string, column: string, referencedTableName: string, onDelete: string) {
  return {
    name: `FK_${table}__${column}`,
    columnNames: [column],
    referencedTableName,
    referencedColumnNames: ['id'],
    onDelete,
    onUpdate: 'NO ACTION',
  };
}

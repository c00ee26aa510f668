import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import { Table } from 'typeorm';

const ID: TableColumnOptions = {
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
};
const moment = (name: string, isNullable = false): TableColumnOptions => ({
  name,
  type: 'datetime',
  precision: 3,
  isNullable,
});
const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: `${length}`,
  isNullable,
});

const ENDPOINTS = new Table({
  name: 'webhook_endpoints',
  columns: [
    ID,
    moment('created_at'),
    moment('updated_at'),
    text('url', 500),
    text('description', 200, true),
    { name: 'events', type: 'text' },
    { name: 'status', type: 'varchar', length: '32', default: "'active'" },
    moment('failing_since', true),
    moment('disabled_at', true),
    text('secret', 500),
    text('former_secret', 500, true),
    moment('former_until', true),
    moment('delivering_until', true),
    { name: 'version', type: 'integer', default: '1' },
  ],
});

const EVENTS = new Table({
  name: 'webhook_events',
  columns: [
    ID,
    text('webhook_id', 64),
    text('type', 48),
    { name: 'body', type: 'text' },
    moment('created_at'),
  ],
  indices: [
    { name: 'IX_webhook_events__created_at', columnNames: ['created_at'] },
    { name: 'IX_webhook_events__webhook_id', columnNames: ['webhook_id'], isUnique: true },
  ],
});

const keyTo = (table: string, column: string) => ({
  name: `FK_webhook_deliveries__${column}`,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const DELIVERIES = new Table({
  name: 'webhook_deliveries',
  columns: [
    ID,
    moment('created_at'),
    moment('updated_at'),
    { name: 'endpoint_id', type: 'integer' },
    { name: 'event_id', type: 'integer' },
    text('event_type', 48),
    text('webhook_id', 64),
    { name: 'state', type: 'varchar', length: '32', default: "'pending'" },
    { name: 'attempts', type: 'integer', default: '0' },
    { name: 'response_code', type: 'integer', isNullable: true },
    text('error', 300, true),
    { name: 'response_body', type: 'text', isNullable: true },
    { name: 'duration', type: 'integer', isNullable: true },
    moment('attempted_at', true),
    moment('next_attempt_at', true),
  ],
  indices: [
    { name: 'IX_webhook_deliveries__endpoint_id', columnNames: ['endpoint_id'] },
    { name: 'IX_webhook_deliveries__event_id', columnNames: ['event_id'] },
    {
      name: 'IX_webhook_deliveries__endpoint_id_state_next_attempt_at',
      columnNames: ['endpoint_id', 'state', 'next_attempt_at'],
    },
    {
      name: 'IX_webhook_deliveries__endpoint_id_event_id',
      columnNames: ['endpoint_id', 'event_id'],
      isUnique: true,
    },
  ],
  foreignKeys: [keyTo('webhook_endpoints', 'endpoint_id'), keyTo('webhook_events', 'event_id')],
});

/** Endpoints of webhooks, their events and deliveries. */
export class Webhooks1796000000122 implements MigrationInterface {
  name = 'Webhooks1796000000122';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(ENDPOINTS, true);
    await runner.createTable(EVENTS, true);
    await runner.createTable(DELIVERIES, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [DELIVERIES, EVENTS, ENDPOINTS]) await runner.dropTable(name, true);
  }
}

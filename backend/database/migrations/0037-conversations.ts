import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

const id = {
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
} as const;
const moment = (name: string, isNullable = false) => ({ name, type: 'datetime', precision: 3, isNullable });
const number = (name: string, rest: object = {}) => ({ name, type: 'integer', ...rest });

const reference = (table: string, column: string, target: string, onDelete = 'CASCADE') => ({
  name: `FK_${table}__${column}`,
  columnNames: [column],
  referencedTableName: target,
  referencedColumnNames: ['id'],
  onDelete,
  onUpdate: 'NO ACTION',
});

/** What customers and stores say to each other. */
export class Conversations1795370000037 implements MigrationInterface {
  name = 'Conversations1795370000037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(conversations);
    await runner.createTable(messages);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('messages');
    await runner.dropTable('conversations');
  }
}

const conversations = new Table({
  name: 'conversations',
  columns: [
    id,
    ...[moment('created_at'), moment('updated_at')],
    ...[number('customer_id'), number('vendor_id')],
    ...['last_id', 'customer_read_id', 'vendor_read_id'].map((name) => number(name, { default: 0 })),
    ...['customer_reminded_id', 'vendor_reminded_id'].map((name) => number(name, { isNullable: true })),
    moment('closed_at', true),
  ],
  indices: [
    {
      name: 'IX_conversations__customer_id_vendor_id',
      columnNames: ['customer_id', 'vendor_id'],
      isUnique: true,
    },
    { name: 'IX_conversations__vendor_id_last_id', columnNames: ['vendor_id', 'last_id'] },
    { name: 'IX_conversations__last_id', columnNames: ['last_id'] },
  ],
  foreignKeys: [
    reference('conversations', 'customer_id', 'customers'),
    reference('conversations', 'vendor_id', 'vendors'),
  ],
});

const messages = new Table({
  name: 'messages',
  columns: [
    id,
    number('conversation_id'),
    { name: 'author', type: 'varchar', length: '8' },
    { name: 'author_name', type: 'varchar', length: '160' },
    { name: 'body', type: 'text' },
    ...['media_id', 'product_id', 'order_id'].map((name) => number(name, { isNullable: true })),
    { name: 'request_key', type: 'varchar', length: '100', isNullable: true },
    ...[moment('retracted_at', true), moment('created_at')],
  ],
  indices: [
    { name: 'IX_messages__conversation_id_id', columnNames: ['conversation_id', 'id'] },
    {
      name: 'IX_messages__conversation_id_author_request_key',
      columnNames: ['conversation_id', 'author', 'request_key'],
      isUnique: true,
    },
    { name: 'IX_messages__media_id', columnNames: ['media_id'] },
  ],
  foreignKeys: [
    reference('messages', 'conversation_id', 'conversations'),
    reference('messages', 'media_id', 'media', 'SET NULL'),
  ],
});

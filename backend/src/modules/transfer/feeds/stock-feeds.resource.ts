import { OWN_TENANT } from '../../../kernel/access';
import { defineResource } from '../../../kernel/resource';
import { StockFeed } from './stock-feed.entity';
import { StockFeedStore } from './stock-feed.store';

const OPERATIONS = ['list', 'filter', 'one', 'create', 'update', 'delete', 'export', 'updateStatus'] as const;

/** Feeds of stock and prices. */
export const stockFeeds = defineResource(StockFeed, {
  path: 'stock_feeds',
  key: 'stock_feeds',
  page: 'stock_feeds',
  idParam: 'stock_feed_id',
  label: 'name',
  search: ['name', 'url'],
  sort: ['name', 'status', 'last_run_at', 'next_run_at', 'created_at'],
  filter: ['status', 'vendor_id'],
  store: StockFeedStore,
  audiences: { admin: { operations: OPERATIONS }, vendor: { operations: OPERATIONS, scope: OWN_TENANT } },
});

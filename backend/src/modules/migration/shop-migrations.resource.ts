import { defineResource } from '../../kernel/resource';
import { ShopMigration } from './shop-migration.entity';
import { ShopMigrationPresenter } from './shop-migration.presenter';
import { shopMigrationProcess } from './shop-migration.process';

/** Migrations from other shops; they are created and changed by their own calls (`shop-migrations.controllers.ts`). */
export const shopMigrations = defineResource(ShopMigration, {
  path: 'shop_migrations',
  key: 'shop_migrations',
  page: 'shop_migrations',
  idParam: 'shop_migration_id',
  label: 'filenames',
  search: ['filenames'],
  sort: ['filenames', 'state', 'created_at'],
  filter: ['state', 'created_at'],
  defaultSort: ['created_at', 'DESC'],
  presenter: ShopMigrationPresenter,
  process: shopMigrationProcess,
  audiences: {
    admin: { operations: ['list', 'filter', 'one'], screens: ['list', 'view'] },
  },
});

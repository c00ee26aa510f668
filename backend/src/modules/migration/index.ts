export * from './migrated-records.entity';
export * from './migration.module';
export * from './shop-migration.entity';

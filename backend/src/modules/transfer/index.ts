export * from './import.entity';
export * from './transfer.module';

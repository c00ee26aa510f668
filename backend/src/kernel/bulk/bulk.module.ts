import { Module } from '@nestjs/common';
import { BulkChanges } from './bulk-changes';
import { bulkControllers } from './bulk.controller';

/** Changes of several records at once. */
@Module({ controllers: bulkControllers, providers: [BulkChanges] })
export class BulkModule {}

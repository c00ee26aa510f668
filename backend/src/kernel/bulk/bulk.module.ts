import { Module } from '@nestjs/common';
import { BulkChanges } from './bulk-changes';
import { bulkControllers } from './bulk.controller';

/** Bulk changes of records. */
@Module({ controllers: bulkControllers, providers: [BulkChanges] })
export class BulkModule {}

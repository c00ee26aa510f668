import { Module } from '@nestjs/common';
import { EditedResources } from './edited-resources';
import { HistoryController } from './history.controller';
import { Histories } from './histories';
import { HistoryErasure } from './history-erasure';
import { ReadHistory } from './read-history';
import { RecordChanges } from './record-changes';

/** Audit log: who changed what and when. */
@Module({
  controllers: [HistoryController],
  providers: [EditedResources, Histories, HistoryErasure, RecordChanges, ReadHistory],
  exports: [EditedResources, Histories, HistoryErasure],
})
export class AuditModule {}

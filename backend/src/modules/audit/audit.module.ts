import { Module } from '@nestjs/common';
import { HistoryController } from './history.controller';
import { Histories } from './histories';
import { HistoryErasure } from './history-erasure';
import { ReadHistory } from './read-history';
import { RecordChanges } from './record-changes';

/** Audit log: who changed what and when. */
@Module({
  controllers: [HistoryController],
  providers: [Histories, HistoryErasure, RecordChanges, ReadHistory],
  exports: [Histories, HistoryErasure],
})
export class AuditModule {}

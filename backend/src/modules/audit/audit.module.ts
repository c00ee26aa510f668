import { Module } from '@nestjs/common';
import { HistoryController } from './history.controller';
import { Histories } from './histories';
import { ReadHistory } from './read-history';
import { RecordChanges } from './record-changes';

/** Who changed what and when. */
@Module({
  controllers: [HistoryController],
  providers: [Histories, RecordChanges, ReadHistory],
  exports: [Histories],
})
export class AuditModule {}

import { Module } from '@nestjs/common';
import { HistoryController } from './history.controller';
import { ReadHistory } from './read-history';
import { RecordChanges } from './record-changes';

/** Who changed what and when. */
@Module({
  controllers: [HistoryController],
  providers: [RecordChanges, ReadHistory],
})
export class AuditModule {}

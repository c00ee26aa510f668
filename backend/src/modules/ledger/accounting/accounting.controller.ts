import { Body, Controller, HttpCode, Post, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, type Caller, From } from '../../../kernel/access';
import { JournalPeriodInput } from './accounting.inputs';
import { ExportAccountTotals } from './export-account-totals';
import { ExportJournal } from './export-journal';

/** Files for the accountants. */
@ApiTags('admin ledger')
@Controller('backend/api/admin')
export class AccountingController {
  constructor(
    private readonly journal: ExportJournal,
    private readonly totals: ExportAccountTotals,
  ) {}

  /** All entries of a period with debit, credit and the accountants' account, as CSV. */
  @Allow('admin', 'ledger_entries.export')
  @HttpCode(200)
  @Post('exportJournal')
  exportJournal(@Body() period: JournalPeriodInput, @From() { language }: Caller): StreamableFile {
    return this.journal.execute(period, language);
  }

  /** Sums of a period by month and account, as CSV. */
  @Allow('admin', 'ledger_entries.export')
  @HttpCode(200)
  @Post('exportAccountTotals')
  exportAccountTotals(@Body() period: JournalPeriodInput): StreamableFile {
    return this.totals.execute(period);
  }
}

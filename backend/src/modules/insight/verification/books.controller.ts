import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { BooksVerification } from '@stoa/contracts';
import { Allow } from '../../../kernel/access';
import { VerifyBooks } from './verify-books';

/** Verification of the books for operators. */
@ApiTags('admin ledger')
@Controller('backend/api/admin')
export class BooksController {
  constructor(private readonly verify: VerifyBooks) {}

  /** Checks every rule between orders, payments, stock and the ledger, now. */
  @Allow('admin', 'ledger_entries.read')
  @Get('verifyBooks')
  verifyBooks(): Promise<BooksVerification> {
    return this.verify.execute();
  }
}

import { Module } from '@nestjs/common';
import { MessagingModule } from '../../messaging';
import { BooksAlert } from './books-alert';
import { BooksController } from './books.controller';
import { VerifyBooks } from './verify-books';

/** Proves the books: on request, by command, and every night. */
@Module({
  imports: [MessagingModule],
  controllers: [BooksController],
  providers: [BooksAlert, VerifyBooks],
})
export class VerificationModule {}

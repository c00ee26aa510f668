import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { mailbox } from './mailbox.resource';

/** What the shop says to people, and what was said. */
@Module({ imports: [ResourceModule.of(mailbox)] })
export class MessagingModule {}

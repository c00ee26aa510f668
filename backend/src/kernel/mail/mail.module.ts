import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock';
import { Config } from '../config';
import { Database } from '../database';
import { MailTransport } from './mail';
import { MailboxTransport } from './mailbox.transport';
import { Mailer } from './mailer';
import { SmtpTransport } from './smtp.transport';

/** E-mail through SMTP, or into the development mailbox. */
@Global()
@Module({
  providers: [
    Mailer,
    {
      provide: MailTransport,
      inject: [Config, Database, Clock],
      useFactory: (config: Config, database: Database, clock: Clock): MailTransport =>
        config.SMTP_URL ? new SmtpTransport(config) : new MailboxTransport(database, clock),
    },
  ],
  exports: [Mailer],
})
export class MailModule {}

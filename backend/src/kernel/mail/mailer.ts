import { Injectable } from '@nestjs/common';
import { defineJob, type EnqueueOptions, JobQueue, Works } from '../queue';
import { type Mail, MailTransport } from './mail';

const sendMail = defineJob<Mail>('mail.send');

/** Sends mails in the background: asked for in a transaction, they go out after its commit or not at all. */
@Injectable()
export class Mailer {
  constructor(
    private readonly queue: JobQueue,
    private readonly transport: MailTransport,
  ) {}

  send({ to, subject, html, text }: Mail, options: EnqueueOptions = {}): Promise<void> {
    return this.queue.enqueue(sendMail, { to: oneLine(to), subject: oneLine(subject), html, text }, options);
  }

  @Works(sendMail)
  async deliver(mail: Mail): Promise<void> {
    await this.transport.deliver(mail);
  }
}

/** A line break in a heading would begin another heading. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}

import { Injectable } from '@nestjs/common';
import { defineJob, type EnqueueOptions, JobQueue, Processes } from '../queue';
import { Wording } from '../wording';
import { type EmailContent, type EmailBrand, renderEmail } from './email';
import { type Mail, MailTransport } from './mail';

const sendMail = defineJob<Mail>('mail.send');

/** Sends e-mails in the background: enqueued in the transaction, delivered only after its commit. */
@Injectable()
export class Mailer {
  private brand: () => Promise<EmailBrand> = async () => ({ name: '', colour: '#1c1f24' });

  constructor(
    private readonly queue: JobQueue,
    private readonly transport: MailTransport,
    private readonly wording: Wording,
  ) {}

  /** Sets the source of the e-mails' brand; registered at start, as the kernel has no shop settings. */
  useBrand(brand: () => Promise<EmailBrand>): void {
    this.brand = brand;
  }

  /** Sends an e-mail in its recipient's language. */
  async write(
    to: string,
    language: string,
    email: EmailContent,
    options: EnqueueOptions = {},
  ): Promise<void> {
    const reader = { language, put: this.wording.in(language) };
    await this.send({ to, ...renderEmail(email, reader, await this.brand()) }, options);
  }

  private send({ to, subject, ...rest }: Mail, options: EnqueueOptions): Promise<void> {
    return this.queue.enqueue(sendMail, { to: oneLine(to), subject: oneLine(subject), ...rest }, options);
  }

  @Processes(sendMail)
  async deliver(mail: Mail): Promise<void> {
    await this.transport.deliver(mail);
  }
}

/** Prevents header injection by line breaks. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}

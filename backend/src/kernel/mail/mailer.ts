import { Injectable } from '@nestjs/common';
import { defineJob, type EnqueueOptions, JobQueue, Works } from '../queue';
import { Wording } from '../wording';
import { type Letter, type LetterBrand, letterMail } from './letter';
import { type Mail, MailTransport } from './mail';

const sendMail = defineJob<Mail>('mail.send');

/** Sends mails in the background: asked for in a transaction, they go out after its commit or not at all. */
@Injectable()
export class Mailer {
  private brand: () => Promise<LetterBrand> = async () => ({ name: '', colour: '#1c1f24' });

  constructor(
    private readonly queue: JobQueue,
    private readonly transport: MailTransport,
    private readonly wording: Wording,
  ) {}

  /** Names whose letters these are: the kernel knows no shop, so whoever keeps its settings says so at the start. */
  useBrand(brand: () => Promise<LetterBrand>): void {
    this.brand = brand;
  }

  /** Sends a letter in its reader's language. */
  async write(to: string, language: string, letter: Letter, options: EnqueueOptions = {}): Promise<void> {
    const reader = { language, put: this.wording.in(language) };
    await this.send({ to, ...letterMail(letter, reader, await this.brand()) }, options);
  }

  private send({ to, subject, ...rest }: Mail, options: EnqueueOptions): Promise<void> {
    return this.queue.enqueue(sendMail, { to: oneLine(to), subject: oneLine(subject), ...rest }, options);
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

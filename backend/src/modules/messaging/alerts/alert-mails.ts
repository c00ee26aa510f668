import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config';
import { letterMail, Mailer } from '../../../kernel/mail';
import { Settings } from '../../settings';

/** One thing that happened, as a letter tells it. */
export interface Alert {
  subject: string;
  sentences: readonly string[];
  /** Where it is looked at, below the shop's own address. */
  link: { label: string; path: string };
}

/** Writes the shop's letters to operators and vendors. */
@Injectable()
export class AlertMails {
  constructor(
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** To the operators that the settings name, or else to the shop's contact address. */
  async toOperators(alert: Alert): Promise<void> {
    const [{ recipients }, { contact_email }] = [
      await this.settings.of('alert'),
      await this.settings.general(),
    ];
    const named = recipients.length > 0 ? recipients : [contact_email];
    for (const to of named.filter(Boolean)) await this.send(to, alert);
  }

  async send(to: string, { subject, sentences, link }: Alert): Promise<void> {
    const { shop_name } = await this.settings.general();
    const mail = letterMail({
      subject: `${shop_name}: ${subject}`,
      greeting: subject,
      paragraphs: sentences,
      action: { label: link.label, href: `${this.config.PUBLIC_URL}${link.path}` },
      signature: [shop_name],
    });
    await this.mailer.send({ to, ...mail });
  }
}

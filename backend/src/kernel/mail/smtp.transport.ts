import type { Transporter } from 'nodemailer';
import type { Config } from '../config';
import { type Mail, MailTransport } from './mail';

/** SMTP timeout per step, in milliseconds. */
const TIMEOUT = 15_000;

/** Sends e-mails through the server of SMTP_URL. */
export class SmtpTransport extends MailTransport {
  private connected: Promise<Transporter> | undefined;

  constructor(private readonly config: Config) {
    super();
  }

  async deliver({ id, unsubscribe, ...mail }: Mail): Promise<void> {
    this.connected ??= this.connect();
    const headers = unsubscribe ? unsubscribeHeaders(unsubscribe) : {};
    const messageId = id === undefined ? undefined : `<${id}@${this.domain()}>`;
    await (await this.connected).sendMail({ from: this.config.MAIL_FROM, headers, messageId, ...mail });
  }

  /** The sender's domain, as message ids must be unique in the world. */
  private domain(): string {
    return /@([^\s>]+)/.exec(this.config.MAIL_FROM)?.[1] ?? new URL(this.config.PUBLIC_URL).hostname;
  }

  private async connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: this.config.SMTP_URL,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}

/** One-click unsubscription (RFC 8058). */
function unsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

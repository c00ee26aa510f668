/** One mail to one person; both parts say the same. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where one POST ends what the mail was sent for. */
  unsubscribe?: string;
}

/** Hands a mail over for delivery; throws when it was not taken, and then it is tried again later. */
export abstract class MailTransport {
  abstract deliver(mail: Mail): Promise<void>;
}

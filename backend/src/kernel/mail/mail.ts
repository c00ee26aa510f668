/** An e-mail to one recipient; HTML and text have the same content. */
export interface Mail {
  /** The same in every attempt to send it, so that servers and clients drop a double; assigned when it is enqueued. */
  id?: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** URL for one-click unsubscription. */
  unsubscribe?: string;
}

/** Delivers an e-mail; throws when it was not accepted, so that it is retried. */
export abstract class MailTransport {
  abstract deliver(mail: Mail): Promise<void>;
}

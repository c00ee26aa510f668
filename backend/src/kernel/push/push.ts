/** What appears on a device. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path that a tap opens. */
  path: string;
  /** Language of title and body. */
  language: string;
}

/** Hands messages to a push service. */
export abstract class PushTransport {
  /** Whether devices of this kind can be reached by this shop at all. */
  abstract reaches(token: string): boolean;

  /** Sends to one device; false when the service does not know it any more. Throws when it may work later. */
  abstract send(token: string, message: PushMessage): Promise<boolean>;
}

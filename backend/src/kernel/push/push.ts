/** What appears on a device. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path that a tap opens. */
  path: string;
}

/** Hands messages to a push service; a shop without one says so. */
export abstract class PushTransport {
  /** Whether this shop can push at all. */
  abstract readonly isSetUp: boolean;

  /** Sends to one device; false when the service does not know it any more. Throws when it may work later. */
  abstract send(token: string, message: PushMessage): Promise<boolean>;
}

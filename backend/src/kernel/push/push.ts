/** A push notification. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path that is opened on tap. */
  path: string;
  /** Language of title and body. */
  language: string;
}

/** Sends messages to a push service. */
export abstract class PushTransport {
  /** Whether this shop can send to devices of this kind. */
  abstract supports(token: string): boolean;

  /** Sends to one device; false when the token is no longer valid. Throws on temporary errors. */
  abstract send(token: string, message: PushMessage): Promise<boolean>;
}

/** A push notification. */
export interface PushMessage {
  /** The same in every attempt to send it, so that push services replace a double; at most 32 letters and digits. */
  id?: string;
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

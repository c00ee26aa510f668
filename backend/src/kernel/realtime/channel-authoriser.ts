/** Authorisation of a socket for a channel; names session and user, whose end also ends the socket. */
export interface ChannelAuthorization {
  /** Name of the server-side session, such as `session:12`; null for public channels. */
  session: string | null;
  /** The user, such as `customer:7`, by which all of a user's sockets are found. */
  person?: string;
  /** Permissions that filter events on this channel; `*` grants all. */
  permissions?: ReadonlySet<string>;
}

/** Authorises sockets for channels; implemented by the access module. Without one all are refused. */
export abstract class ChannelAuthoriser {
  /** @param token the caller's bearer token, or null */
  abstract authorize(channel: string, token: string | null): Promise<ChannelAuthorization | null>;

  /** Clears cached users, because permissions changed on another node. */
  abstract forget(): void;
}

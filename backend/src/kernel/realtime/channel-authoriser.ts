/** A socket that was let into a channel; the session is named so that its end can end the socket. */
export interface Admission {
  /** Name of the server-side session, such as `session:12`; null for what is open to everyone. */
  session: string | null;
}

/** Decides who may listen to a channel; provided by whoever knows sessions. Without one nobody may. */
export abstract class ChannelAuthoriser {
  /** @param token the bearer token of the caller, or null */
  abstract admit(channel: string, token: string | null): Promise<Admission | null>;
}

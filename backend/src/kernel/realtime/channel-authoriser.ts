/** A socket that was let into a channel; session and person are named so that their end can end the socket. */
export interface Admission {
  /** Name of the server-side session, such as `session:12`; null for what is open to everyone. */
  session: string | null;
  /** Name of whose session it is, such as `customer:7`, by which all of a person's sockets are found. */
  person?: string;
  /** What the listener may hear of on this channel; `*` stands for all. */
  permissions?: ReadonlySet<string>;
}

/** Decides who may listen to a channel; provided by whoever knows sessions. Without one nobody may. */
export abstract class ChannelAuthoriser {
  /** @param token the bearer token of the caller, or null */
  abstract admit(channel: string, token: string | null): Promise<Admission | null>;

  /** Forgets what it remembers of people, because another node has changed what some of them may do. */
  abstract forget(): void;
}

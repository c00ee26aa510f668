/** A background job that has used up its attempts, as the back office lists it. */
export interface FailedJobRecord {
  id: number;
  /** What kind of work it is, such as `mail.send`. */
  name: string;
  attempts: number;
  /** ISO time, UTC. */
  failed_at: string;
  /** What the last attempt said, in the words of the server, without its stack. */
  error: string;
}

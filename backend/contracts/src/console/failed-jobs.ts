/** A background job that has used up its attempts, as listed in the back office. */
export interface FailedJobRecord {
  id: number;
  /** Job name, such as `mail.send`. */
  name: string;
  attempts: number;
  /** ISO time, UTC. */
  failed_at: string;
  /** Error message of the last attempt, without its stack. */
  error: string;
}

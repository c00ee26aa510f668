import type { Message } from './message.entity';

/** Minutes in which a message may be retracted. */
export const RETRACTABLE_MINUTES = 15;

/** Whether the author may still retract a message. */
export function canRetract(
  { created_at, retracted_at }: Pick<Message, 'created_at' | 'retracted_at'>,
  now: Date,
): boolean {
  return retracted_at === null && now.getTime() - created_at.getTime() < RETRACTABLE_MINUTES * 60_000;
}

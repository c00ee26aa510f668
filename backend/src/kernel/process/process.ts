import type { EntityManager } from 'typeorm';
import type { EntityClass } from '../database';
import { Failure } from '../http';
import { say, word } from '../wording';

/** Every state with its ways out, and who may take each. */
export type ProcessTable<S extends string, M extends string> = Record<S, Partial<Record<S, readonly M[]>>>;

/** What a move needs to know of a record. */
interface Movable<S extends string> {
  id: number;
  state: S;
}

/** A machine that is a table; records move along it by a conditional update, and are else refused with what is allowed. */
export class Process<S extends string, M extends string> {
  readonly states: readonly S[];

  /**
   * @param noun what a refusal calls a record, as in "A rider that is pending can’t become busy."
   * @param column where the record keeps its state
   */
  constructor(
    private readonly noun: string,
    readonly table: ProcessTable<S, M>,
    private readonly column: 'state' | 'status',
  ) {
    this.states = Object.keys(table) as S[];
  }

  /** Where `mover` may send a record from `state`, in the order of the table. */
  allowed(state: S, mover: M): S[] {
    const ways = this.table[state];
    return this.states.filter((next) => ways[next]?.includes(mover));
  }

  /** The named state; 422 on the state's column for a word that is none. */
  named(word: string): S {
    const state = this.states.find((one) => one === word);
    if (!state) throw Failure.field(this.column, say`must be one of ${this.states.join(', ')}`);
    return state;
  }

  /**
   * Moves a row in the caller's transaction and writes `values` with it.
   * @throws Failure 409 `state_not_allowed` with the allowed states in `details`, also when another mover was faster
   */
  async move(
    em: EntityManager,
    entity: EntityClass,
    { id, state: from }: Movable<S>,
    to: S,
    mover: M,
    values: object,
  ): Promise<void> {
    if (!this.allowed(from, mover).includes(to)) throw this.refusal(from, to, mover);
    const moved = await em
      .createQueryBuilder()
      .update(entity)
      .set({ ...values, [this.column]: to })
      .where(`id = :id AND ${this.column} = :from`, { id, from })
      .execute();
    if (!moved.affected) throw this.refusal(await this.present(em, entity, id, from), to, mover);
  }

  /** Where another mover has taken the row meanwhile. */
  private async present(em: EntityManager, entity: EntityClass, id: number, from: S): Promise<S> {
    const row = await em.findOne(entity, { where: { id } as never });
    return (row?.[this.column as never] as S | undefined) ?? from;
  }

  private refusal(from: S, to: S, mover: M): Failure {
    const message = say`${word(this.noun)} can’t change from ${word(from)} to ${word(to)}.`;
    return Failure.conflict('state_not_allowed', message, { from, allowed: this.allowed(from, mover) });
  }
}

/** States that can be reached from the given ones by anybody: what a test of a table asks. */
export function reachable<S extends string, M extends string>(
  table: ProcessTable<S, M>,
  beginnings: readonly S[],
): S[] {
  const seen = new Set<S>(beginnings);
  for (const state of seen) for (const next of Object.keys(table[state]) as S[]) seen.add(next);
  return [...seen].sort();
}

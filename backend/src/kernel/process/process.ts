import type { EntityManager } from 'typeorm';
import type { EntityClass } from '../database';
import { Failure } from '../http';
import { msg, term } from '../translation';

/** State machine as a table: state → next state → who may make the transition. */
export type ProcessTable<S extends string, M extends string> = Record<S, Partial<Record<S, readonly M[]>>>;

/** A record's id and state. */
interface Movable<S extends string> {
  id: number;
  state: S;
}

/** Builds a table from the transitions that the contracts list by mover. */
export function tableOf<S extends string, M extends string>(
  moves: Readonly<Record<M, Record<S, readonly S[]>>>,
): ProcessTable<S, M> {
  const movers = Object.keys(moves) as M[];
  const states = [...new Set(movers.flatMap((mover) => Object.keys(moves[mover]) as S[]))];
  const moversFrom = (from: S): Record<S, M[]> =>
    Object.fromEntries(
      states.map((to) => [to, movers.filter((mover) => moves[mover][from].includes(to))]),
    ) as Record<S, M[]>;
  return Object.fromEntries(states.map((from) => [from, moversFrom(from)])) as Record<S, Record<S, M[]>>;
}

/** A state machine as a table; transitions are conditional updates, and refusals list the allowed states. */
export class Process<S extends string, M extends string> {
  readonly states: readonly S[];

  /**
   * @param noun noun for refusals, as in "A rider that is pending can’t become busy."
   * @param column column of the state
   */
  constructor(
    private readonly noun: string,
    readonly table: ProcessTable<S, M>,
    readonly column: 'state' | 'status',
  ) {
    this.states = Object.keys(table) as S[];
  }

  /** States that `mover` may set from `state`, in table order. */
  allowed(state: S, mover: M): S[] {
    const transitions = this.table[state];
    return this.states.filter((next) => transitions[next]?.includes(mover));
  }

  /** A record's current state. */
  stateOf(record: object): S {
    return (record as Record<typeof this.column, S>)[this.column];
  }

  /** @throws Failure 409 `state_not_allowed` with the allowed states in `details` */
  assertAllowed(from: S, to: S, mover: M): void {
    if (!this.allowed(from, mover).includes(to)) throw this.refusal(from, to, mover);
  }

  /** Parses a state; 422 on `field`, by default the state's column, for an unknown one. */
  named(name: string | undefined, field: string = this.column): S {
    const state = this.states.find((one) => one === name);
    if (!state) throw Failure.field(field, msg`must be one of ${this.states.join(', ')}`);
    return state;
  }

  /**
   * Changes a row's state in the caller's transaction and writes `values` with it.
   * @throws Failure 409 `state_not_allowed` with the allowed states in `details`, also when another request
   * won the race
   */
  async move(
    em: EntityManager,
    entity: EntityClass,
    { id, state: from }: Movable<S>,
    to: S,
    mover: M,
    values: object,
  ): Promise<void> {
    this.assertAllowed(from, to, mover);
    const moved = await em
      .createQueryBuilder()
      .update(entity)
      .set({ ...values, [this.column]: to })
      .where(`id = :id AND ${this.column} = :from`, { id, from })
      .execute();
    if (!moved.affected) throw this.refusal(await this.present(em, entity, id, from), to, mover);
  }

  /** The row's current state after a concurrent transition. */
  private async present(em: EntityManager, entity: EntityClass, id: number, from: S): Promise<S> {
    const row = await em.findOne(entity, { where: { id } as never });
    return (row?.[this.column as never] as S | undefined) ?? from;
  }

  /** 409 `state_not_allowed` with the allowed states in `details`. */
  refusal(from: S, to: S, mover: M): Failure {
    const message =
      from === to
        ? msg`This has already been done. Status: ${term(to)}.`
        : msg`${term(this.noun)} can’t change from ${term(from)} to ${term(to)}.`;
    return Failure.conflict('state_not_allowed', message, { from, allowed: this.allowed(from, mover) });
  }
}

/** States reachable from the given ones by any actor; for tests of a table. */
export function reachable<S extends string, M extends string>(
  table: ProcessTable<S, M>,
  beginnings: readonly S[],
): S[] {
  const seen = new Set<S>(beginnings);
  for (const state of seen)
    for (const [next, movers] of Object.entries<readonly M[] | undefined>(table[state]))
      if (movers?.length) seen.add(next as S);
  return [...seen].sort();
}

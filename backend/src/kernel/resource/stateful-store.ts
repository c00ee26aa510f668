import { consoleOf, type Actor } from '../access';
import type { BaseRecord } from '../database';
import type { Bounds } from '../listing';
import type { Process } from '../process';
import { ResourceStore, type Values } from './resource-store';

/**
 * Stores a resource whose declaration has a state machine (`process`): the status changes by its transitions
 * only. Subclasses override the hooks for conditions, further columns and side effects.
 */
export class StatefulStore<T extends BaseRecord> extends ResourceStore<T> {
  protected get process(): Process<string, string> {
    const { process, path } = this.definition;
    if (!process) throw new Error(`The resource ${path} declares no process`);
    return process;
  }

  /** Makes a transition; by default the first that the actor may make. */
  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.transition(id, wanted, bounds, actor);
  }

  /**
   * Makes a transition in one transaction and publishes the change.
   * @param input further values, handed to `beforeTransition`
   * @throws Failure 409 `state_not_allowed` with the allowed states in `details`, also when another request
   * won the race
   */
  protected async transition(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
    input: Values = {},
  ): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const record = await this.find(id, bounds);
      const held = await this.snapshot(id, actor, record);
      const mover = this.moverOf(actor, record);
      const state = this.process.stateOf(record);
      const to = await this.targetOf(wanted, record, actor);
      this.process.assertAllowed(state, to, mover);
      const values = await this.beforeTransition(record, to, actor, input);
      const row = { updated_at: this.tools.clock.now(), ...values };
      await this.process.move(em, this.definition.entity, { id, state }, to, mover, row);
      await this.afterTransition(record, to, actor, input);
      await this.publishChange('status', id, actor, held);
    });
  }

  /** Who the actor is in the process; by default their console. */
  protected moverOf(actor: Actor | null, _record: T): string {
    return consoleOf(actor);
  }

  /** The state to change to. @throws Failure 422 on an unknown one */
  protected targetOf(wanted: string | undefined, record: T, actor: Actor | null): string | Promise<string> {
    const state = this.process.stateOf(record);
    const [first = state] = this.process.allowed(state, this.moverOf(actor, record));
    return this.process.named(wanted ?? first, 'status');
  }

  /** Checks an allowed transition's conditions; returns further columns to write with the state. */
  protected beforeTransition(
    _record: T,
    _to: string,
    _actor: Actor | null,
    _input: Values,
  ): Values | Promise<Values> {
    return {};
  }

  /** Side effects in the transaction, after the row has changed; `record` is the row as it was. */
  protected async afterTransition(
    _record: T,
    _to: string,
    _actor: Actor | null,
    _input: Values,
  ): Promise<void> {
    // None by default.
  }
}

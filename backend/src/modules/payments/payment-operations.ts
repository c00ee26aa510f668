import { Injectable, Logger } from '@nestjs/common';
import { TransactionEvents } from '../../kernel/changes';
import { In, Not } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { type Delivery, defineJob, JobQueue, Processes } from '../../kernel/queue';
import { OperationClaims } from './operation-claims';
import { type OperationState, PaymentOperation } from './payment-operation.entity';
import { Payment } from './payment.entity';
import { ProviderRefusal } from './payment-provider';
import { PaymentProviders } from './payment-providers';
import { RecordPaymentEvents } from './record-payment-events';

const carryOutOperation = defineJob<{ operation_id: number }>('payments.carry-out-operation');

/** Milliseconds after which the queue takes over an operation that its own request has not completed. */
const HEAD_START = 10_000;
const MAX_FAILURE_LENGTH = 500;

/** What is to be done at a provider. */
export type PlannedOperation = Pick<PaymentOperation, 'type' | 'part' | 'amount'> & { source?: string };

/** Operations that have succeeded or failed, for higher modules in the same transaction. */
@Injectable()
export class OperationOutcomes extends TransactionEvents<PaymentOperation> {}

/** Has providers capture, refund or void after the commit, with an idempotency key per operation. */
@Injectable()
export class PaymentOperations {
  private readonly logger = new Logger(PaymentOperations.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly providers: PaymentProviders,
    private readonly record: RecordPaymentEvents,
    private readonly claims: OperationClaims,
    private readonly outcomes: OperationOutcomes,
  ) {}

  /** Stores an operation in the caller's transaction, with a job that resumes it if this process ends. */
  async plan({ id: payment_id }: Pick<Payment, 'id'>, planned: PlannedOperation): Promise<void> {
    const { type, part, amount, source = null } = planned;
    await this.database.tx(async (em) => {
      const idempotency_key = `${type}:${payment_id}:${source ?? part}`;
      if (await em.exists(PaymentOperation, { where: { idempotency_key } })) return;
      const row = { payment_id, type, part, amount, source, idempotency_key };
      const { identifiers } = await em.insert(PaymentOperation, {
        ...row,
        state: 'pending',
        created_at: this.clock.now(),
      });
      await this.enqueue(Number(identifiers[0]?.id));
    });
  }

  /** Operations of sources that are not given up. */
  ofSources(sources: readonly string[]): Promise<PaymentOperation[]> {
    const where = { source: In([...sources]), state: Not('cancelled' as const) };
    return this.database.em.find(PaymentOperation, { where });
  }

  /** Makes failed operations of a source pending again, in the caller's transaction. */
  async retry(source: string): Promise<void> {
    const { em } = this.database;
    for (const { id, state, idempotency_key } of await em.find(PaymentOperation, { where: { source } })) {
      if (state !== 'declined' && state !== 'failed') continue;
      // A provider repeats its refusal for the same key; where its answer is unknown, the key must stay.
      const key = state === 'declined' ? nextKey(idempotency_key) : idempotency_key;
      await em.update(PaymentOperation, { id }, { state: 'pending', failure: null, idempotency_key: key });
      await this.enqueue(id);
    }
  }

  /** Gives unfinished operations of a source up, in the caller's transaction. */
  async cancel(source: string): Promise<void> {
    const { em } = this.database;
    for (const { id, state } of await em.find(PaymentOperation, { where: { source } }))
      if (state !== 'succeeded') await em.update(PaymentOperation, { id }, { state: 'cancelled' });
  }

  /**
   * Executes pending operations of a reference; the queue retries failures. Gateways are called once the caller's
   * transaction is durable; what the shop's staff do is only recorded, at once.
   */
  async complete(reference: string): Promise<void> {
    if (this.database.isInTransaction) await this.carryOutAll(reference, false);
    await this.database.whenCommitted(() => this.carryOutAll(reference));
  }

  /** Another call continues an operation after its own call: also this one, unless that one has settled it. */
  @Processes(carryOutOperation)
  async resume({ operation_id: id }: { operation_id: number }, delivery?: Delivery): Promise<void> {
    if (!(await this.carryOut(id, delivery))) await this.enqueue(id);
  }

  private async carryOutAll(reference: string, withGateways = true): Promise<void> {
    const pending = await this.database.tx((em) =>
      em
        .createQueryBuilder(PaymentOperation, 'o')
        .innerJoinAndSelect('o.payment', 'p')
        .where("p.reference = :reference AND o.state = 'pending'", { reference })
        .orderBy('o.id')
        .getMany(),
    );
    for (const { id, payment } of pending) {
      if (!withGateways && this.providers.get(payment?.driver ?? '').isGateway) continue;
      await this.carryOutOrWait(id).catch((err: unknown) =>
        this.logger.warn({ err, operation: id }, 'a payment operation failed and will be tried again'),
      );
    }
  }

  /** Whoever caused an operation sees its outcome, even if another call makes it. */
  private async carryOutOrWait(id: number): Promise<void> {
    if (await this.carryOut(id)) return;
    await this.claims.released(id);
    await this.carryOut(id);
  }

  /** False if another call carries it out. */
  private async carryOut(id: number, delivery?: Delivery): Promise<boolean> {
    const operation = await this.database.tx((em) =>
      em.findOne(PaymentOperation, { where: { id }, relations: { payment: true } }),
    );
    if (operation?.state !== 'pending') return true;
    // What the shop itself records needs no claim: it is one transaction.
    if (!this.providers.get(operation.payment?.driver ?? '').isGateway || this.database.isInTransaction) {
      await this.request(operation, delivery);
      return true;
    }
    return this.claims.hold(id, (claim) => this.request({ ...operation, claim }, delivery));
  }

  /** Idempotent: a repeat sends the provider the same key, and records its event once. */
  private async request(operation: PaymentOperation, delivery?: Delivery): Promise<void> {
    const { id, type, amount, part, idempotency_key, payment: attempt } = operation;
    if (!attempt) return;
    const provider = this.providers.get(attempt.driver);
    if (provider.isGateway) this.database.refuseTransaction();
    try {
      const fact = await provider[type](attempt, { amount, part, idempotency_key });
      await this.settle(operation, 'succeeded', null, () => this.record.execute(attempt, [fact]));
    } catch (error) {
      const isLast = delivery?.attempt === carryOutOperation.attempts;
      if (!(error instanceof ProviderRefusal) && !isLast) throw error;
      this.logger.error({ err: error, operation: id }, 'a payment operation has failed');
      const state = error instanceof ProviderRefusal ? 'declined' : 'failed';
      await this.settle(operation, state, String(error instanceof Error ? error.message : error));
    }
  }

  private async settle(
    operation: PaymentOperation,
    state: OperationState,
    failure: string | null,
    book?: () => Promise<void>,
  ): Promise<void> {
    await this.database.tx(async (em) => {
      const values = { state, failure: failure?.slice(0, MAX_FAILURE_LENGTH) ?? null };
      const { id, claim } = operation;
      // What a later call was refused, or staff have given up, this one may have moved nevertheless. A refusal counts
      // only while its call has the claim: a later one may be moving the money.
      const from =
        state === 'succeeded'
          ? { id, state: Not('succeeded' as const) }
          : { id, state: 'pending' as const, ...(claim !== null && { claim }) };
      const moved = await em.update(PaymentOperation, from, values);
      // Another process has settled it meanwhile, or does.
      if (moved.affected === 0) return;
      await book?.();
      await this.outcomes.publish({ ...operation, ...values });
    });
  }

  private enqueue(operation_id: number): Promise<void> {
    return this.queue.enqueue(carryOutOperation, { operation_id }, { delay: HEAD_START });
  }
}

/** The key of another try: `refund:7:R1` → `refund:7:R1#2`. */
function nextKey(key: string): string {
  const [base = key, times = '1'] = key.split('#');
  return `${base}#${Number(times) + 1}`;
}

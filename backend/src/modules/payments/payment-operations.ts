import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { defineJob, JobQueue, Processes } from '../../kernel/queue';
import { PaymentLedger } from './payment-ledger';
import { PaymentOperation } from './payment-operation.entity';
import { Payment } from './payment.entity';
import { PaymentProviders } from './payment-providers';

const carryOutOperation = defineJob<{ operation_id: number }>('payments.carry-out-operation');

/** Milliseconds after which the queue takes over an operation that its own request has not completed. */
const HEAD_START = 10_000;

/** Has providers capture or refund after the commit, with an idempotency key per operation. */
@Injectable()
export class PaymentOperations {
  private readonly logger = new Logger(PaymentOperations.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly providers: PaymentProviders,
    private readonly ledger: PaymentLedger,
  ) {}

  /** Stores an operation in the caller's transaction, with a job that resumes it if this process ends. */
  async plan(
    { id: payment_id }: Payment,
    { type, part, amount }: Pick<PaymentOperation, 'type' | 'part' | 'amount'>,
  ): Promise<void> {
    await this.database.tx(async (em) => {
      const idempotency_key = `${type}:${payment_id}:${part}`;
      if (await em.exists(PaymentOperation, { where: { idempotency_key } })) return;
      const row = { payment_id, type, part, amount, idempotency_key };
      const { identifiers } = await em.insert(PaymentOperation, {
        ...row,
        state: 'pending',
        created_at: this.clock.now(),
      });
      const operation_id = Number(identifiers[0]?.id);
      await this.queue.enqueue(carryOutOperation, { operation_id }, { delay: HEAD_START });
    });
  }

  /** Executes pending operations of a reference, outside of any transaction; the queue retries failures. */
  async complete(reference: string): Promise<void> {
    const pending = await this.database.tx((em) =>
      em
        .createQueryBuilder(PaymentOperation, 'o')
        .innerJoin(Payment, 'p', 'p.id = o.payment_id')
        .where("p.reference = :reference AND o.state = 'pending'", { reference })
        .orderBy('o.id')
        .getMany(),
    );
    for (const { id } of pending) {
      await this.carryOut({ operation_id: id }).catch((err: unknown) =>
        this.logger.warn({ err, operation: id }, 'a payment operation failed and will be tried again'),
      );
    }
  }

  /** Idempotent: a repeat sends the provider the same key, and records its event once. */
  @Processes(carryOutOperation)
  async carryOut({ operation_id: id }: { operation_id: number }): Promise<void> {
    const operation = await this.database.tx((em) =>
      em.findOne(PaymentOperation, { where: { id }, relations: { payment: true } }),
    );
    if (!operation?.payment || operation.state === 'succeeded') return;
    const { type, amount, part, idempotency_key, payment: attempt } = operation;
    const provider = this.providers.get(attempt.driver);
    const fact = await provider[type](attempt, { amount, part, idempotency_key });
    await this.database.tx(async (em) => {
      await this.ledger.record(attempt, [fact]);
      await em.update(PaymentOperation, { id }, { state: 'succeeded' });
    });
  }
}

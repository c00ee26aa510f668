import { Injectable } from '@nestjs/common';
import type { CustomerOrder, OrderRecord } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { PrivateFiles } from '../../../kernel/storage';
import { PaymentChoices } from '../../payments';
import type { OrderGroup } from '../order-group.entity';
import type { Order } from '../order.entity';
import { PaymentProof } from './payment-proof.entity';

/** Reads the proofs of bank transfers; the latest of an order group counts. */
@Injectable()
export class PaymentProofs {
  constructor(
    private readonly database: Database,
    private readonly choices: PaymentChoices,
    private readonly files: PrivateFiles,
  ) {}

  latest(reference: string): Promise<PaymentProof | null> {
    return this.database.em.findOne(PaymentProof, { where: { reference }, order: { id: 'DESC' } });
  }

  /** Deletes the proofs of these order groups with their files: they contain bank details. */
  async erase(references: readonly string[]): Promise<void> {
    if (references.length === 0) return;
    const where = { reference: In([...references]) };
    const proofs = await this.database.em.find(PaymentProof, { where });
    await this.database.em.delete(PaymentProof, where);
    this.database.afterCommit(() => {
      for (const { storage_key } of proofs) void this.files.discard(storage_key).catch(() => undefined);
    });
  }

  /** The proof as operators see it. */
  async forOperators(reference: string): Promise<OrderRecord['payment_proof']> {
    const proof = await this.latest(reference);
    if (!proof) return null;
    const { filename, status, reason, created_at } = proof;
    return { filename, status, reason, created_at: created_at.toISOString() };
  }

  /** The proof as the buyer sees it, and whether one can be sent. */
  async forBuyer(
    group: Pick<OrderGroup, 'number' | 'payment_method'>,
    orders: readonly Pick<Order, 'state'>[],
  ): Promise<Pick<CustomerOrder, 'payment_proof' | 'can_send_proof'>> {
    if ((await this.choices.driverOf(group.payment_method)) !== 'bank_transfer')
      return { payment_proof: null, can_send_proof: false };
    const proof = await this.latest(group.number);
    const isUnpaid = orders.some(({ state }) => state === 'pending_payment');
    return {
      payment_proof: proof && { status: proof.status, reason: proof.reason },
      can_send_proof: isUnpaid && proof?.status !== 'approved',
    };
  }
}

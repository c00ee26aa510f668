import { Injectable } from '@nestjs/common';
import type { CustomerOrder } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure, readForm } from '../../../kernel/http';
import { PrivateFiles } from '../../../kernel/storage';
import { documentType } from '../../vendors';
import { CustomerOrders } from '../customer-orders';
import { Order } from '../order.entity';
import { OwnGroups } from '../own-groups';
import { TouchOrders } from '../touch-orders';
import { PaymentProof } from './payment-proof.entity';
import { PaymentProofs } from './payment-proofs';

const EXPECTED = { field: 'file', max: 1, noun: 'document', limit: 5 * 1024 ** 2 } as const;
/** Maximum number of proofs of one order group. */
const MAX = 10;

/** Stores the proof of a bank transfer that a buyer uploads: a private picture or PDF. */
@Injectable()
export class SendPaymentProof {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly groups: OwnGroups,
    private readonly files: PrivateFiles,
    private readonly proofs: PaymentProofs,
    private readonly orders: CustomerOrders,
    private readonly touch: TouchOrders,
  ) {}

  /** @throws Failure 404; 409 `proof_not_expected`; 422 on `file` */
  async execute(request: FastifyRequest, caller: Caller): Promise<CustomerOrder> {
    const { fields, files } = await readForm(request, EXPECTED);
    const number = fields.group_number?.slice(0, 16) ?? '';
    const group = await this.groups.getOrThrow({ number }, caller, fields.access_token);
    const [file] = files;
    if (!file || file.size === 0) throw Failure.field('file', 'must have a document');
    const bytes = await file.read();
    const mime = await documentType(bytes, 'file');
    const storage_key = await this.files.store('payment-proofs', bytes);
    try {
      await this.database.tx(async (em) => {
        const where = { group_id: group.id };
        const orders = await em.find(Order, { where, ...this.database.forUpdate });
        const { can_send_proof } = await this.proofs.forBuyer(group, orders);
        const count = await em.count(PaymentProof, { where: { reference: number } });
        if (!can_send_proof || count >= MAX)
          throw Failure.conflict('proof_not_expected', 'No proof of payment is needed for this order.');
        const row = { reference: number, storage_key, filename: file.filename, mime, bytes: file.size };
        const pending = { status: 'pending', reason: null, decided_at: null } as const;
        await em.insert(PaymentProof, { ...row, ...pending, created_at: this.clock.now() });
        await this.touch.execute(orders.map(({ id }) => id));
      });
    } catch (error) {
      await this.files.discard(storage_key);
      throw error;
    }
    return this.orders.present(group, caller.language);
  }
}

import { Injectable, StreamableFile } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { PrivateFiles } from '../../../kernel/storage';
import { groupNumberOf } from '../order-number';
import { Order } from '../order.entity';
import { PaymentProofs } from './payment-proofs';

/** Streams the latest proof of an order's bank transfer to operators. */
@Injectable()
export class ReadPaymentProof {
  constructor(
    private readonly database: Database,
    private readonly proofs: PaymentProofs,
    private readonly files: PrivateFiles,
  ) {}

  /** @throws Failure 404 */
  async execute(order_id: number): Promise<StreamableFile> {
    const order = await this.database.em.findOne(Order, { where: { id: order_id } });
    const proof = order && (await this.proofs.latest(groupNumberOf(order.number)));
    const file = proof && (await this.files.get(proof.storage_key));
    if (!proof || !file) throw Failure.notFound('document');
    const { filename, mime, bytes } = proof;
    const name = `filename="proof-${order_id}"; filename*=UTF-8''${encodeURIComponent(filename)}`;
    return new StreamableFile(file.stream, { type: mime, length: bytes, disposition: `attachment; ${name}` });
  }
}

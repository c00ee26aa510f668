import { Injectable } from '@nestjs/common';
import type { RiderStatus } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { StatefulStore, StoreTools } from '../../kernel/resource';
import { bankAccountColumns, SecretEncryptor } from '../../kernel/secrets';
import { MediaLibrary } from '../media';
import { Rider } from './rider.entity';

/** Encryption purpose of riders' bank accounts. */
export const RIDER_ACCOUNTS = 'rider accounts';

/** Stores riders: encrypted bank accounts, commission by type, status changes by the process. */
@Injectable()
export class RiderStore extends StatefulStore<Rider> {
  constructor(
    tools: StoreTools,
    private readonly secrets: SecretEncryptor,
    private readonly library: MediaLibrary,
  ) {
    super(tools);
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    await this.refuseForeign(input, bounds);
    return super.create(checked(input, {}), bounds, actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    const before = await this.find(id, bounds);
    refuseOtherEmployer(before, input);
    if (input.avatar_id !== before.avatar_id) await this.refuseForeign(input, bounds);
    await super.update(id, checked(input, { ...before }), bounds, actor);
  }

  protected override beforeTransition(_: Rider, to: RiderStatus): Values {
    return to === 'active' ? {} : { presence: 'offline' };
  }

  protected override columns(input: Values): Values {
    return {
      ...super.columns(input),
      ...bankAccountColumns(this.secrets, RIDER_ACCOUNTS, input.bank_account),
    };
  }

  private async refuseForeign({ avatar_id }: Values, { vendor_id }: Bounds): Promise<void> {
    if (vendor_id)
      await this.library.refuseForeign({ avatar_id: avatar_id as number | null }, Number(vendor_id));
  }
}

/**
 * Cash, earnings and deliveries of a rider are between them and their employer, so somebody who rides for another one
 * has another account there (ADR 66). Riders who were never activated have none of these.
 */
function refuseOtherEmployer({ vendor_id, status }: Rider, { vendor_id: other }: Values): void {
  if (other === undefined || other === vendor_id || status === 'pending') return;
  throw Failure.field(
    'vendor_id',
    'A rider who was activated can’t change to another employer. Please create a rider for the other one.',
  );
}

/** Clears the commission field of the other type: rate for `percentage`, amount for `fixed`. */
function checked(input: Values, before: Values): Values {
  const { commission_type = 'fixed' } = { ...before, ...input };
  if (commission_type === 'percentage') return { ...input, commission_amount: null };
  return { ...input, commission_rate: null };
}

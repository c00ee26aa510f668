import type { SocialProvider } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Customer } from '../customer.entity';

/** An identity provider's account that is linked to a customer. */
@Entity('customer_identities')
@Index(['provider', 'subject'], { unique: true })
@Index(['customer_id', 'provider'], { unique: true })
export class CustomerIdentity extends BaseRecord {
  @Column({ type: 'integer' })
  customer_id!: number;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer;

  @Column({ type: 'varchar', length: 16 })
  provider!: SocialProvider;

  /** The provider's id of the account (OpenID `sub`); never changes, unlike its e-mail address. */
  @Column({ type: 'varchar', length: 255 })
  subject!: string;

  /** The address that the provider reported when the accounts were linked. */
  @Column({ type: 'varchar', length: 190, nullable: true })
  email!: string | null;
}

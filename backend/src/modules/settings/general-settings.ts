import {
  CASH_HOLDERS,
  type CashHolder,
  DOCUMENT_KINDS,
  PAYOUT_SCHEDULES,
  type PayoutSchedule,
  TAX_REMITTERS,
  type TaxRemitter,
  type GeneralSettings,
  type DocumentKind,
  type Translations,
} from '@stoa/contracts';
import { IsBIC, IsIBAN, IsTimeZone, Matches, ValidateIf } from 'class-validator';
import type { FieldRefusals } from '../../kernel/http';
import { Amount, Line, OneOf, RecordOf, Share, SomeOf, Switch, Texts, Integer } from './setting-fields';

/** The general settings with their validation rules; updates may be partial (specification §3.1). */
export class GeneralValues implements GeneralSettings {
  @Line({ max: 80, required: true, translated: true })
  shop_name = 'Stoa';

  @Line({ max: 160, translated: true })
  tagline = 'Many makers, one market';

  @RecordOf('media')
  logo_id: number | null = null;

  @Line({ max: 190, format: 'email' })
  contact_email = '';

  @Line({ max: 24, format: 'phone' })
  contact_phone = '';

  @Switch()
  is_multi_vendor: 0 | 1 = 1;

  /** The operator's own vendor: the only one that trades while multi-vendor is off. */
  @RecordOf('vendors')
  platform_vendor_id: number | null = null;

  /** Whether vendors' products need an operator's approval before they are shown. */
  @Switch()
  approve_products: 0 | 1 = 0;

  /** Kinds of document that a vendor application requires. */
  @SomeOf(DOCUMENT_KINDS)
  required_papers: DocumentKind[] = ['registration', 'identity'];

  @Switch()
  guest_checkout: 0 | 1 = 1;

  /** Whether the prices that vendors enter contain their tax. */
  @Switch()
  prices_include_tax: 0 | 1 = 0;

  /** Whether reduced prices show the lowest price of the 30 days before, as EU law requires. */
  @Switch()
  show_lowest_price: 0 | 1 = 1;

  /** Whether the storefront shows products recently viewed on the same device. */
  @Switch()
  recently_viewed: 0 | 1 = 1;

  /** Whether product pages show products that were bought in the same orders. */
  @Switch()
  bought_together: 0 | 1 = 1;

  /** Prefix of order numbers, as in `ST-7K3M9QXW`. */
  @Matches(/^[A-Z0-9]{1,6}$/, { message: 'must be 1 to 6 capital letters or digits' })
  @Line({ max: 6, required: true })
  order_prefix = 'ST';

  /** Hours that an order waits for prepayment before it expires; 0 leaves that to the payment method. */
  @Integer(0, 720)
  payment_window = 0;

  /** IANA time zone that decides to which day a booking belongs. */
  @IsTimeZone({ message: 'must be a time zone, such as Europe/Berlin' })
  @Line({ max: 64, required: true })
  time_zone = 'UTC';

  /** Days after delivery until a vendor's share can be paid out; by default as long as items can be returned. */
  @Integer(0, 365)
  payout_hold_days = 30;

  /** Least amount of a payout request. */
  @Amount()
  payout_minimum = 0;

  /** Fee of each payout, besides its share. */
  @Amount()
  payout_fee_fixed = 0;

  /** Fee of each payout as a share of its amount. */
  @Share()
  payout_fee_rate = '0';

  /** Share of what was released lately that stays in the balance, to cover refunds. */
  @Share()
  payout_holdback_rate = '0';

  /** Days after its release during which the holdback of a sale lasts. */
  @Integer(1, 365)
  payout_holdback_days = 90;

  /** Account that payouts are paid from, for the bank's files. */
  @ValidateIf(({ payer_iban }: GeneralValues) => payer_iban !== '')
  @IsIBAN({}, { message: 'must be an IBAN' })
  @Line({ max: 42 })
  payer_iban = '';

  /** Bank of that account. */
  @ValidateIf(({ payer_bic }: GeneralValues) => payer_bic !== '')
  @IsBIC({ message: 'must be a BIC of 8 or 11 characters' })
  @Line({ max: 11 })
  payer_bic = '';

  /** When payouts are requested for vendors. */
  @OneOf(PAYOUT_SCHEDULES)
  payout_schedule: PayoutSchedule = 'manual';

  /** Who pays the taxes of sales to the tax office. */
  @OneOf(TAX_REMITTERS)
  tax_remitter: TaxRemitter = 'vendor';

  /** Who keeps the cash of orders paid on delivery, until it is settled. */
  @OneOf(CASH_HOLDERS)
  cash_holder: CashHolder = 'platform';

  /** Days after delivery in which items can be returned that were sold before products had their own. */
  @Integer(0, 365)
  return_days = 30;

  /** Days in which a vendor must decide on a return, and inspect one that arrived, before operators are asked. */
  @Integer(1, 60)
  return_decision_days = 3;

  /** Days in which a customer must send the items of an approved return. */
  @Integer(1, 90)
  return_sending_days = 14;

  /** Days after delivery, or after the decision on a return, in which customers can open a dispute. */
  @Integer(1, 365)
  dispute_days = 60;

  /** Days in which a vendor must respond to a dispute, before operators decide without its response. */
  @Integer(1, 60)
  dispute_response_days = 5;

  /** Smallest deposit, in minor units of the default currency; 0 for no limit. */
  @Amount()
  wallet_deposit_minimum = 100;

  /** Largest deposit, in minor units of the default currency; 0 for no limit. */
  @Amount()
  wallet_deposit_maximum = 1_000_000;

  /** Whether customers may have money of their wallet paid out. */
  @Switch()
  wallet_withdrawals: 0 | 1 = 1;

  /** Smallest withdrawal, in minor units of the default currency. */
  @Amount()
  wallet_withdrawal_minimum = 1000;

  /** Bonuses and corrections above it need a second operator; in minor units of the default currency. */
  @Amount()
  wallet_approval_limit = 10_000;

  /** Adjustments of the books above it need a second operator; in minor units of the default currency. */
  @Amount()
  adjustment_approval_limit = 10_000;

  /** Shop name and tagline in locales other than the base. */
  @Texts()
  translations: Translations = {};

  refusals(): FieldRefusals {
    const { wallet_deposit_minimum: minimum, wallet_deposit_maximum: maximum } = this;
    if (maximum === 0 || minimum <= maximum) return {};
    return { wallet_deposit_maximum: ['must not be less than the minimum amount'] };
  }
}

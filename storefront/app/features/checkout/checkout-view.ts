import type {
  AppliedCode,
  CartNote,
  ChangedLine,
  CheckoutTotals,
  CheckoutWallet,
  CountryOption,
  ShippingOptions,
  StateOption,
  WebPaymentMethod,
} from '@stoa/contracts';
import type { LapsedCode } from '~/features/coupons/coupons-view';

export const STEPS = ['address', 'shipping', 'payment', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** Lines and totals of the order to be placed. */
export interface SummaryView {
  lines: {
    id: number;
    name: string;
    options: string;
    quantity: number;
    total: number;
    image: string | null;
  }[];
  currency: string;
  items: number;
  /** Discounts of the entered codes, as far as they are known without the totals. */
  discounts: Pick<AppliedCode, 'code' | 'discount'>[];
  /** Null until address and shipping are known. */
  totals: CheckoutTotals | null;
  /** What the wallet pays of it; null if nothing. */
  wallet: CheckoutWallet | null;
}

export interface SavedAddress {
  id: number;
  title: string;
  text: string;
  isDefault: boolean;
}

export interface AddressStep {
  step: 'address';
  isGuest: boolean;
  countries: CountryOption[];
  /** States of the chosen countries. */
  states: { shipping: StateOption[]; billing: StateOption[] };
  saved: SavedAddress[];
  defaults: {
    email?: string;
    saved?: string;
    shipping?: Record<string, string | number | null | undefined>;
    billing?: Record<string, string | number | null | undefined>;
    sameBilling: boolean;
  };
}
export interface ShippingStep {
  step: 'shipping';
  groups: ShippingOptions['groups'];
  /** Time of the response, from which delivery days are counted. */
  now: string;
  chosen: Record<number, number>;
}
export interface PaymentStep {
  step: 'payment';
  methods: WebPaymentMethod[];
  /** False if the total is 0. */
  isDue: boolean;
  chosen: string | null;
  /** The wallet, if it can pay a part. */
  wallet: WalletChoice | null;
}

/** A part of the total that the wallet can pay; amounts in minor units. */
export interface WalletChoice {
  balance: number;
  part: number;
  /** What the other method has to pay then. */
  remaining: number;
  isChosen: boolean;
}
export interface ReviewStep {
  step: 'review';
  key: string;
  /** The address, shipping and payment as this page shows them, which another tab may change. */
  choices: string;
  /** The shown version of the chosen address; null if it was entered. */
  addressVersion: number | null;
  expectedTotal: number;
  /** Minor units that the wallet pays beside the chosen method. */
  useWallet: number;
  coupons: string[];
  /** The lines as this page shows them, submitted with the order (ADR 39). */
  seen: string[];
  /** Lines whose price has changed since they were added to the cart. */
  repriced: ChangedLine[];
  notes: { vendor: { id: number; name: string }; note: CartNote | null }[];
}

/** Summary lines of each completed step. */
export type Decided = Partial<Record<Step, string[][]>>;

/** View model of checkout: the open step, the summaries of the others, and the order summary. */
export interface CheckoutView {
  body: AddressStep | ShippingStep | PaymentStep | ReviewStep;
  summary: SummaryView;
  /** Completed steps and the first open one. */
  reachable: Step[];
  decided: Decided;
  /** Entered coupon codes that are no longer valid. */
  lapsed: LapsedCode[];
  /** Why another step than the requested one is open; null if it is that one. */
  notice: string | null;
}

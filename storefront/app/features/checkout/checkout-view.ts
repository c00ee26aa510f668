import type {
  CartNote,
  ChangedLine,
  CheckoutTotals,
  CountryOption,
  ShippingOptions,
  StateOption,
  WebPaymentMethod,
} from '@stoa/contracts';
import type { LapsedCode } from '~/features/coupons/coupons-view';

export const STEPS = ['address', 'shipping', 'payment', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** The lines of an order being placed, and its total so far or for good. */
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
  /** Null until address and shipping are known. */
  totals: CheckoutTotals | null;
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
  /** When the page was made, from which delivery days count. */
  now: string;
  chosen: Record<number, number>;
}
export interface PaymentStep {
  step: 'payment';
  methods: WebPaymentMethod[];
  /** Whether there is anything to pay at all. */
  isDue: boolean;
  chosen: string | null;
}
export interface ReviewStep {
  step: 'review';
  key: string;
  expectedTotal: number;
  coupons: string[];
  /** The lines as this page shows them, which the order is placed with (ADR 39). */
  seen: string[];
  /** Lines that cost something else than when they were put into the cart. */
  repriced: ChangedLine[];
  notes: { vendor: { id: number; name: string }; note: CartNote | null }[];
}

/** What was decided so far, a few lines for each step that is done. */
export type Decided = Partial<Record<Step, string[][]>>;

/** The whole of checkout: the step that is open, what was decided in the others, and the summary beside them. */
export interface CheckoutView {
  body: AddressStep | ShippingStep | PaymentStep | ReviewStep;
  summary: SummaryView;
  /** Steps that were done and can be gone back to. */
  reachable: Step[];
  decided: Decided;
  /** Codes that were given and no longer hold. */
  lapsed: LapsedCode[];
}

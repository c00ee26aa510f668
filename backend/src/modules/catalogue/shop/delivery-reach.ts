/** The vendors whose goods are brought to one place. */
export interface Reach {
  /** Differs between places that different vendors deliver to. */
  key: string;
  /** ISO 3166 code of the place, `DE` or `US-CA`, and its name. */
  code: string;
  name: string;
  reaches: (vendorId: number) => boolean;
}

/** Tells who delivers where; the module that keeps the ways of delivery provides it. */
export abstract class DeliveryReach {
  /** Null for a place that nobody knows or sells to. */
  abstract to(code: string, language: string): Promise<Reach | null>;
}

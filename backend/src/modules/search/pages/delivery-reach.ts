/** The vendors who deliver to one place. */
export interface Reach {
  /** Cache key: differs between places that different vendors deliver to. */
  key: string;
  /** ISO 3166 code of the place, `DE` or `US-CA`, and its name. */
  code: string;
  name: string;
  reaches: (vendorId: number) => boolean;
}

/** Resolves which vendors deliver to a place; provided by the shipping module. */
export abstract class DeliveryReach {
  /** Null for a place that is unknown or not sold to. */
  abstract to(code: string, language: string): Promise<Reach | null>;
}

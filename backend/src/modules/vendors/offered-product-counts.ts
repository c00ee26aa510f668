/** Port: counts the products that each vendor currently offers; implemented by the catalogue module. */
export abstract class OfferedProductCounts {
  /** By vendor id; vendors without products on offer are absent. */
  abstract byVendor(): Promise<ReadonlyMap<number, number>>;
}

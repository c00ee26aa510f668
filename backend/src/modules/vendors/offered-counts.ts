/** Knows how many products each vendor has on offer now; the module that keeps products provides it. */
export abstract class OfferedCounts {
  /** By the vendor's id; who offers nothing is left out. */
  abstract byVendor(): Promise<ReadonlyMap<number, number>>;
}

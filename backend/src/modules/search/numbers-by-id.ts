/** Ids per page; a page takes 16 kB. */
const BITS = 12;
const IDS = 1 << BITS;

/** A number, 0 or greater, for each record id. A Map of as many entries takes seven times the memory. */
export class NumbersById {
  /** Numbers plus one by the low bits of their ids; pages without any number are missing. */
  private readonly pages = new Map<number, Int32Array>();
  private used = 0;

  /** How many ids have a number. */
  get size(): number {
    return this.used;
  }

  get(id: number): number | undefined {
    const stored = this.pages.get(id >>> BITS)?.[id & (IDS - 1)];
    return stored ? stored - 1 : undefined;
  }

  has(id: number): boolean {
    return this.get(id) !== undefined;
  }

  set(id: number, number: number): void {
    let page = this.pages.get(id >>> BITS);
    if (!page) this.pages.set(id >>> BITS, (page = new Int32Array(IDS)));
    const place = id & (IDS - 1);
    if (page[place] === 0) this.used++;
    page[place] = number + 1;
  }
}

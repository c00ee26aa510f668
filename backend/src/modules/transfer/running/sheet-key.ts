/** Identifies a vendor's product by the handle under which files name it. */
export function sheetKey(vendor_id: number, handle: string): string {
  return `${vendor_id}/${handle}`;
}

/** Whether an address is one of this shop's, whose own is `publicUrl`. */
export function isOfShop(address: string, publicUrl: string): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(publicUrl).origin;
}

/** Whether a URL has the same origin as the shop's `publicUrl`. */
export function isOfShop(address: string, publicUrl: string): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(publicUrl).origin;
}

/** Names of the fields of coupons and flash sales in Spanish. */
export const promotionFields: Record<string, string> = {
  buy_qty: 'Cantidad de compra',
  get_qty: 'Cantidad con descuento',
  first_order_only: 'Solo primeros pedidos',
  stackable: 'Combinable',
  funded_by: 'Financiado por',
  brand_ids: 'Marcas',
  vendor_ids: 'Vendedores',
  excluded_product_ids: 'Productos excluidos',
  excluded_category_ids: 'Categorías excluidas',
  excluded_brand_ids: 'Marcas excluidas',
  excluded_vendor_ids: 'Vendedores excluidos',
  is_public: 'Visible públicamente',
  discount_rate: 'Porcentaje de descuento',
  shipping_discount: 'Descuento en el envío',
};

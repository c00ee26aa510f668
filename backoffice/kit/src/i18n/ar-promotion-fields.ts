/** Names of the fields of coupons and flash sales in Arabic. */
export const promotionFields: Record<string, string> = {
  buy_qty: 'كمية الشراء',
  get_qty: 'كمية الحصول',
  first_order_only: 'للطلب الأول فقط',
  stackable: 'قابل للجمع',
  funded_by: 'بتمويل',
  brand_ids: 'العلامات التجارية',
  vendor_ids: 'البائعون',
  excluded_product_ids: 'منتجات مستثناة',
  excluded_category_ids: 'تصنيفات مستثناة',
  excluded_brand_ids: 'علامات مستثناة',
  excluded_vendor_ids: 'بائعون مستثنون',
  is_public: 'معروض للعموم',
  discount_rate: 'نسبة الخصم',
  shipping_discount: 'خصم الشحن',
};

/** Names of the fields of coupons and flash sales in Hindi. */
export const promotionFields: Record<string, string> = {
  buy_qty: 'खरीद मात्रा',
  get_qty: 'छूट वाली मात्रा',
  first_order_only: 'केवल पहला ऑर्डर',
  stackable: 'जोड़ा जा सकता है',
  funded_by: 'फ़ंडिंग',
  brand_ids: 'ब्रांड',
  vendor_ids: 'विक्रेता',
  excluded_product_ids: 'शामिल न किए जाने वाले उत्पाद',
  excluded_category_ids: 'शामिल न की जाने वाली श्रेणियाँ',
  excluded_brand_ids: 'शामिल न किए जाने वाले ब्रांड',
  excluded_vendor_ids: 'शामिल न किए जाने वाले विक्रेता',
  is_public: 'सार्वजनिक रूप से सूचीबद्ध',
  discount_rate: 'छूट का प्रतिशत',
  shipping_discount: 'शिपिंग छूट',
};

/** Names of the fields of coupons and flash sales in Bengali. */
export const promotionFields: Record<string, string> = {
  buy_qty: 'কেনার পরিমাণ',
  get_qty: 'ছাড়ের পরিমাণ',
  first_order_only: 'কেবল প্রথম অর্ডার',
  stackable: 'একসঙ্গে ব্যবহারযোগ্য',
  funded_by: 'অর্থায়নকারী',
  brand_ids: 'ব্র্যান্ড',
  vendor_ids: 'বিক্রেতা',
  excluded_product_ids: 'বাদ দেওয়া পণ্য',
  excluded_category_ids: 'বাদ দেওয়া বিভাগ',
  excluded_brand_ids: 'বাদ দেওয়া ব্র্যান্ড',
  excluded_vendor_ids: 'বাদ দেওয়া বিক্রেতা',
  is_public: 'প্রকাশ্যে তালিকাভুক্ত',
  discount_rate: 'ছাড়ের শতাংশ',
  shipping_discount: 'শিপিং ছাড়',
};

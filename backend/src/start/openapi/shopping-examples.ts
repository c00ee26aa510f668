const EMAIL = 'mia@example.com';
const ADDRESS = {
  first_name: 'Mia',
  last_name: 'Keller',
  line1: '1 Main Street',
  city_text: 'Springfield',
  state_id: 1,
  country_id: 233,
  postcode: '12345',
};
const METHODS = [{ vendor_id: 1, method_id: 1 }];
const ORDER = {
  group_number: 'ST-7K3M9QXW',
  access_token: 'order-token-from-the-response-of-executePayment',
};

/** Bodies of a guest's purchase from the cart to the paid order, by method and address: they belong together. */
export const SHOPPING_EXAMPLES: Readonly<Record<string, object>> = {
  'post /backend/api/web/addCartItem': { variant_id: 158, quantity: 1 },
  'post /backend/api/web/changeCartItemQuantity': { cart_item_id: 1, quantity: 2 },
  'post /backend/api/web/validateShippingAddress': { email: EMAIL, address: ADDRESS },
  'post /backend/api/web/validateShippingMethod': {
    email: EMAIL,
    address: ADDRESS,
    methods: METHODS,
    payment_method: 'sandbox',
  },
  'post /backend/api/web/executePayment': {
    email: EMAIL,
    shipping_address: ADDRESS,
    methods: METHODS,
    payment_method: 'sandbox',
    expected_total: 4900,
  },
  'post /backend/api/web/verifyPayment': ORDER,
  'post /backend/api/web/retryPayment': { ...ORDER, payment_method: 'sandbox' },
};

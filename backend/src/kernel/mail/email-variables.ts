/** What stands for a variable in a template, and what a preview shows in its place. */
export interface EmailVariable {
  /** What it is, for operators. */
  about: string;
  example: string;
}

/** Every variable that the texts of e-mails may have, as `{{order_number}}`; the same name has the same meaning everywhere. */
export const EMAIL_VARIABLES = {
  shop_name: { about: 'The shop’s name', example: 'Stoa' },
  link: { about: 'The address that the button opens', example: 'https://shop.example/link' },
  link_text: { about: 'What the link opens', example: 'View product' },
  account: { about: 'What the account is for', example: 'Linen & Loom' },
  amount: { about: 'An amount with its currency', example: '€ 24.50' },
  application_number: { about: 'The application’s number', example: 'VA-4K7Q2M' },
  customer_name: { about: 'The customer’s name', example: 'Ada Byron' },
  date: { about: 'The date', example: '24 June 2027' },
  deposit_number: { about: 'The deposit’s number', example: 'W-7K3M9QXW' },
  dispute_number: { about: 'The dispute’s number', example: 'DS-4K7Q2M' },
  email: { about: 'The account’s email address', example: 'ada@shop.example' },
  filename: { about: 'The file’s name', example: 'registration.pdf' },
  first_name: { about: 'The customer’s first name', example: 'Ada' },
  invoice_note: {
    about: 'Where the invoice can be found; empty until the order is paid',
    example: 'You can download your invoice from the order’s page.',
  },
  message: { about: 'The message', example: 'Do you ship abroad?' },
  message_subject: { about: 'The subject of the message', example: 'Delivery abroad' },
  order_number: { about: 'The order’s number', example: 'ST-7K3M9QXW-1' },
  payout_number: { about: 'The payout request’s number', example: 'PR000042' },
  product_name: { about: 'The product’s name', example: 'Linen shirt' },
  reason: { about: 'The reason given', example: 'The scan is not readable.' },
  reply: { about: 'The reply', example: 'Yes, we ship to all countries of the EU.' },
  return_number: { about: 'The return’s number', example: 'RT-4K7Q2M' },
  rules: { about: 'The rules that are broken', example: 'payments, wallets' },
  unread_count: { about: 'How many messages are unread', example: '3' },
  withdrawal_number: { about: 'The withdrawal’s number', example: 'W-7K3M9QXW' },
  store_name: { about: 'The store’s name', example: 'Linen & Loom' },
} as const satisfies Record<string, EmailVariable>;

/** The name of a variable. */
export type EmailVariableName = keyof typeof EMAIL_VARIABLES;

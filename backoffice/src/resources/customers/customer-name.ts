/** What a customer is called; guests may have left only an address. */
export const customerName = (record: Record<string, unknown>): string =>
  [record.first_name, record.last_name].filter(Boolean).join(' ') || String(record.email ?? '');

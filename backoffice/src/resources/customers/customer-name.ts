/** Display name of a customer; guests may have only an e-mail address. */
export const customerName = (record: Record<string, unknown>): string =>
  [record.first_name, record.last_name].filter(Boolean).join(' ') || String(record.email ?? '');

import type { ShipmentTracking } from '@stoa/contracts';

/** Carrier and tracking as typed. */
export type TypedTracking = Record<keyof ShipmentTracking, string>;

/** What a form starts with. */
export function typedTracking(tracking: ShipmentTracking = {}): TypedTracking {
  return {
    carrier: tracking.carrier ?? '',
    tracking_number: tracking.tracking_number ?? '',
    tracking_url: tracking.tracking_url ?? '',
  };
}

/** What is sent: blank inputs as null. */
export function filledTracking(typed: TypedTracking): ShipmentTracking {
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim() || null]));
}

/** Whether the link is empty or one that buyers may be sent to. */
export function isTrackingUrl(text: string): boolean {
  return text.trim() === '' || (URL.canParse(text.trim()) && new URL(text.trim()).protocol === 'https:');
}

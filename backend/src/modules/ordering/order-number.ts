import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../kernel/config';

/** Number of a group's nth order, counted from 1. */
export function orderNumber(group: string, place: number): string {
  return `${group}-${place}`;
}

/** The order group number that an order's number contains. */
export function groupNumberOf(order: string): string {
  return order.replace(/-\d+$/, '');
}

/** Access tokens of guests for their orders: an HMAC of the group number, so nothing is stored. */
@Injectable()
export class AccessTokens {
  constructor(private readonly config: Config) {}

  create(groupNumber: string): string {
    return createHmac('sha256', this.config.SESSION_SECRET)
      .update(`order access|${groupNumber}`)
      .digest('base64url');
  }

  /** Compares in constant time. */
  verify(groupNumber: string, token: string | undefined): boolean {
    const expected = Buffer.from(this.create(groupNumber));
    const tokenBytes = Buffer.from(token ?? '');
    return tokenBytes.length === expected.length && timingSafeEqual(tokenBytes, expected);
  }
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../kernel/config';

/** The number of a group's nth order, counted from 1. */
export function orderNumber(group: string, place: number): string {
  return `${group}-${place}`;
}

/** The group that an order's number belongs to. */
export function groupNumberOf(order: string): string {
  return order.replace(/-\d+$/, '');
}

/** Lets guests back to their own order: the token follows from the number and the shop's secret, so nothing of it is stored. */
@Injectable()
export class AccessTokens {
  constructor(private readonly config: Config) {}

  of(groupNumber: string): string {
    return createHmac('sha256', this.config.SESSION_SECRET)
      .update(`order access|${groupNumber}`)
      .digest('base64url');
  }

  /** Takes the same time for every wrong token. */
  fits(groupNumber: string, token: string | undefined): boolean {
    const expected = Buffer.from(this.of(groupNumber));
    const given = Buffer.from(token ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}

import { Injectable } from '@nestjs/common';
import { Passwords, Sessions } from '../../kernel/access';
import { StoreTools } from '../../kernel/resource';
import { AccountStore } from '../identity';
import type { Customer } from './customer.entity';
import { customers } from './customers.resources';

/** Keeps customers. */
@Injectable()
export class CustomerStore extends AccountStore<Customer> {
  constructor(tools: StoreTools, passwords: Passwords, sessions: Sessions) {
    super(tools, passwords, sessions, 'customer', () => customers);
  }
}

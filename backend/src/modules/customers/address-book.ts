import { Injectable } from '@nestjs/common';
import type { CustomerAddress } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Translator } from '../../kernel/i18n';
import type { Bounds } from '../../kernel/resource';
import { City, Country, State } from '../localisation';
import { In } from 'typeorm';
import type { AddressIdInput, ChangeAddressInput, NewAddressInput } from './account.inputs';
import { Address } from './address.entity';
import { AddressStore } from './address.store';
import { Addresses, inputOf } from './addresses';

type Named = { id: number; name: string };

/** A customer's own addresses; another customer's is a 404, like a missing one. */
@Injectable()
export class AddressBook {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly store: AddressStore,
    private readonly addresses: Addresses,
  ) {}

  async all({ actor, language }: Caller): Promise<CustomerAddress[]> {
    const where = { customer_id: signedIn(actor).id, status: 'active' };
    const rows = await this.database.em.find(Address, { where, order: { is_default: 'DESC', id: 'ASC' } });
    return this.shown(rows, language);
  }

  async one(id: number, { actor, language }: Caller): Promise<CustomerAddress> {
    const [shown] = await this.shown([await this.addresses.own(id, signedIn(actor).id)], language);
    if (!shown) throw Failure.notFound('address');
    return shown;
  }

  async add(input: NewAddressInput, caller: Caller): Promise<CustomerAddress> {
    const id = await this.store.create(
      { ...input, customer_id: signedIn(caller.actor).id },
      own(caller),
      caller.actor,
    );
    return this.one(id, caller);
  }

  async change({ address_id, ...input }: ChangeAddressInput, caller: Caller): Promise<CustomerAddress> {
    await this.store.update(address_id, { ...input }, own(caller), caller.actor);
    return this.one(address_id, caller);
  }

  async makeDefault({ address_id }: AddressIdInput, caller: Caller): Promise<CustomerAddress[]> {
    await this.store.setDefault(address_id, own(caller), caller.actor);
    return this.all(caller);
  }

  async remove(id: number, caller: Caller): Promise<CustomerAddress[]> {
    await this.store.remove(id, own(caller), caller.actor);
    return this.all(caller);
  }

  private async shown(rows: Address[], language: string): Promise<CustomerAddress[]> {
    const [countries, states, cities] = await Promise.all([
      this.names(
        'countries',
        Country,
        rows.map((row) => row.country_id),
        language,
      ),
      this.names(
        'states',
        State,
        rows.map((row) => row.state_id),
        language,
      ),
      this.names(
        'cities',
        City,
        rows.map((row) => row.city_id),
        language,
      ),
    ]);
    return rows.map((row) => ({
      ...inputOf(row),
      id: row.id,
      version: row.version,
      label: row.label,
      type: row.type,
      is_default: row.is_default,
      country_name: countries.get(row.country_id) ?? '',
      state_name: states.get(row.state_id ?? 0) ?? row.state_text,
      city_name: cities.get(row.city_id ?? 0) ?? row.city_text,
    }));
  }

  private async names(
    resource: string,
    entity: new () => Named,
    wanted: (number | null)[],
    language: string,
  ): Promise<Map<number, string>> {
    const ids = [...new Set(wanted.filter((id): id is number => id !== null))];
    if (ids.length === 0) return new Map();
    const rows = await this.database.em.find(entity, { where: { id: In(ids) } });
    return new Map(
      (await this.translator.translate(resource, rows, language)).map((row) => [row.id, row.name]),
    );
  }
}

function signedIn(actor: Actor | null): Actor {
  if (!actor) throw Failure.unauthenticated();
  return actor;
}

function own({ actor }: Caller): Bounds {
  return { customer_id: signedIn(actor).id };
}
